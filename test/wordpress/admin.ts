import { type CheerioAPI, load } from 'cheerio';
import type { Lab, Role } from './lab.js';

/** A user's session in the admin, as a browser without scripts has it. */
export interface Session {
  /** The page at a path below wp-admin/. */
  open(path: string): Promise<CheerioAPI>;
  /**
   * Opens a page, types into its form that has these fields, sends it, and gives the page that comes back.
   *
   * @param fields values by the fields' names; true and false for boxes
   */
  submit(path: string, fields: Readonly<Record<string, string | boolean>>): Promise<CheerioAPI>;
}

/** Logs in with the password. */
export async function logIn(lab: Lab, role: Role): Promise<Session> {
  const login = await fetch(`${lab.url}/wp-login.php`, {
    method: 'POST',
    body: new URLSearchParams({ log: role, pwd: 'password', testcookie: '1' }),
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    redirect: 'manual',
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  if (!cookie.includes('wordpress_logged_in')) throw new Error(`Unexpected ${login.status} of the login`);

  async function get(address: URL): Promise<CheerioAPI> {
    const response = await fetch(address, { headers: { cookie } });
    const text = await response.text();
    if (!response.ok) throw new Error(`Unexpected ${response.status} of ${address}: ${text.slice(0, 500)}`);
    return load(text);
  }

  const at = (path: string) => new URL(`/wp-admin/${path}`, lab.url);
  return {
    open: (path) => get(at(path)),
    async submit(path, fields) {
      const $ = await get(at(path));
      const names = Object.keys(fields);
      const form = $('form').filter((_, element) =>
        names.every((name) => $(element).find(`[name="${name}"]`).length > 0),
      );
      if (form.length !== 1) throw new Error(`Unexpected ${form.length} forms with ${names.join(', ')}, expected one`);
      for (const [name, value] of Object.entries(fields)) {
        const box = form.find(`[type=checkbox][name="${name}"]`);
        if (value === true) box.attr('checked', '');
        if (value === false) box.removeAttr('checked');
      }
      const body = new URLSearchParams(form.serializeArray().map(({ name, value }): [string, string] => [name, value]));
      for (const [name, value] of Object.entries(fields)) {
        if (typeof value === 'string') body.set(name, value);
      }
      const sent = await fetch(new URL(form.attr('action') ?? '', at(path)), {
        method: 'POST',
        body,
        headers: { cookie },
        redirect: 'manual',
      });
      const next = sent.headers.get('location');
      if (next !== null) return get(new URL(next, at(path)));
      const text = await sent.text();
      if (!sent.ok) throw new Error(`Unexpected ${sent.status} of the form: ${text.slice(0, 500)}`);
      return load(text);
    },
  };
}
