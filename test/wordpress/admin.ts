import { type CheerioAPI, load } from 'cheerio';
import type { Lab, Role } from './lab.js';

/** A user's session in the admin, as a browser without scripts has it. */
export interface Session {
  /** The page at a path below wp-admin/. */
  open(path: string): Promise<CheerioAPI>;
  /**
   * Opens a page, types into its form that has these fields, sends it, and gives the page that comes back.
   *
   * @param fields values by the fields' names; false unchecks a box
   */
  submit(path: string, fields: Readonly<Record<string, string | false>>): Promise<CheerioAPI>;
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
      const body = new URLSearchParams(form.serializeArray().map(({ name, value }): [string, string] => [name, value]));
      for (const [name, value] of Object.entries(fields)) {
        if (value === false) body.delete(name);
        else body.set(name, value);
      }
      const sent = await fetch(new URL(form.attr('action') ?? '', at(path)), {
        method: 'POST',
        body,
        headers: { cookie },
        redirect: 'manual',
      });
      const next = sent.headers.get('location');
      if (sent.status !== 302 || next === null) {
        throw new Error(`Unexpected ${sent.status} of the form: ${(await sent.text()).slice(0, 500)}`);
      }
      return get(new URL(next, at(path)));
    },
  };
}
