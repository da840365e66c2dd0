import type { Lab, Role } from './lab.js';

/** An answer of WordPress. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** What the text is as JSON; undefined where it is none. */
  json: unknown;
}

export interface Call {
  /** Who asks, by application password; nobody by default. */
  as?: Role;
  method?: 'GET' | 'POST' | 'DELETE';
  body?: Record<string, unknown> | Uint8Array;
  headers?: Record<string, string>;
}

/** Asks WordPress's REST API, whatever it answers. */
export async function ask(lab: Lab, path: string, call: Call = {}): Promise<Answer> {
  const { as, method = call.body ? 'POST' : 'GET', body } = call;
  const headers: Record<string, string> = { ...call.headers };
  if (as) headers['authorization'] = `Basic ${Buffer.from(`${as}:${lab.passwords[as]}`).toString('base64')}`;
  if (body && !(body instanceof Uint8Array)) headers['content-type'] = 'application/json';
  const content = body instanceof Uint8Array ? Buffer.from(body) : body && JSON.stringify(body);
  const response = await fetch(`${lab.url}/wp-json${path}`, { method, headers, body: content ?? null });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: jsonOf(text) };
}

/** A thing of WordPress, as far as tests look at it. */
export interface Thing {
  id: number;
  link: string;
  content?: { raw: string; rendered: string };
}

/** Does something as the administrator, or as another; throws where WordPress doesn't do it. */
export async function act(lab: Lab, path: string, body: Call['body'], call: Omit<Call, 'body'> = {}): Promise<Thing> {
  const answer = await ask(lab, path, { as: 'administrator', ...call, ...(body && { body }) });
  if (answer.status >= 300) throw new Error(`Unexpected ${answer.status} of ${path}: ${answer.text.slice(0, 500)}`);
  // As the routes that tests act on answer.
  return answer.json as Thing;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
