import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { type OpenSite, openSite } from '../../../src/server/site/open-site.js';
import { MAIN, type SiteProcess } from './site-process.js';

/** What a person's browser got. */
export interface Got {
  status: number;
  headers: Headers;
  text: string;
  /** Lines of `Set-Cookie`. */
  cookies: string[];
}

/** What is sent beside an address. */
interface Sent {
  method?: string;
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}

/** A browser without a window: it keeps cookies, and sends forms as pages of the site do. */
export function browserAt(site: string, more: Readonly<Record<string, string>> = {}, shown = site) {
  const jar = new Map<string, string>();
  async function ask(path: string, { form, method = form ? 'POST' : 'GET', headers = {} }: Sent = {}): Promise<Got> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { ...more, ...(cookie !== '' && { cookie }), ...(method === 'POST' && { origin: shown }), ...headers };
    const sent = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== ''));
    const body = form && new URLSearchParams(form);
    const response = await fetch(site + path, { method, redirect: 'manual', headers: sent, ...(body && { body }) });
    const cookies = response.headers.getSetCookie();
    for (const line of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0(?:;|$)/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, headers: response.headers, text: await response.text(), cookies };
  }
  /** Fills in the form and sends it. */
  async function signIn(name: string, password: string, { next = '', headers = {} } = {}): Promise<Got> {
    const page = await ask('/sign-in');
    return ask('/sign-in', { form: { ...hiddenOf(page.text), name, password, next }, headers });
  }
  return { jar, ask, signIn };
}

/** The values that stand in the forms of a page without being seen. */
export function hiddenOf(html: string): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
}

/** The nonce that is told to who is signed in. */
export function nonceOf({ text }: Got): string {
  return hiddenOf(text)['nonce'] ?? '';
}

/** Runs `inlay-server user` on the folder of a site that runs. @returns what it tells @throws where it fails */
export async function userCommand({ folder }: SiteProcess, args: readonly string[], password = ''): Promise<string> {
  // Not in this thread: it must hear of connections that the site closes meanwhile.
  const child = execFile(process.execPath, [MAIN, 'user', ...args, '--folder', folder]);
  const told = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text: string) => {
    told.stdout += text;
  });
  child.stderr?.on('data', (text: string) => {
    told.stderr += text;
  });
  child.stdin?.end(`${password}\n`);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(told.stderr);
  return told.stdout;
}

/** The store of a site that runs, open until the test ends, too. */
export async function storeOf({ folder }: SiteProcess): Promise<OpenSite> {
  const site = await openSite(folder);
  onTestFinished(() => site.close());
  return site;
}
