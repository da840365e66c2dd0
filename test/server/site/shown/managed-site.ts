import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { themePorts } from '../../../../src/server/serve/theme-ports.js';
import { visitors } from '../../../../src/server/site/index.js';
import { createThemeApi } from '../../../../src/server/theme/theme-api.js';
import { enrich } from '../rich-site.js';
import { FORMS, served } from '../served.js';
import { ORIGIN, pageWrites, siteOf, write } from '../site-of.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="44"><rect width="160" height="44" fill="FILL"/></svg>';

/** A page that has something of everything, and is taller than its window. */
const TALL = `<p id="first">Extraordinarily <a href="https://example.com/">well</a>.</p><h2>Two</h2><h3>Three</h3>
<p><button>Go</button></p><blockquote><p>Said</p></blockquote><pre>code</pre>
${'<p>A line of text that is long enough to fill the column, and then some more of it.</p>\n'.repeat(30)}`;

/** A site that visitors see and the Theme API manages, in this process: what each has of the other is what is proved. */
export async function managedSite() {
  const { visitorOptions, site, folder, model } = await siteOf({ forms: () => FORMS });
  await enrich(site);
  await write(site, ...pageWrites(30, '/tall/', TALL, { title: 'Tall' }));
  const uploads = join(folder, 'uploads');
  mkdirSync(uploads);
  for (const [name, fill] of Object.entries({ plain: '#844', clear: '#484', light: '#448', foot: '#884' }))
    writeFileSync(join(uploads, `${name}.svg`), SVG.replace('FILL', fill));
  const { secret } = await site.credentials.create({
    scheme: 'service-key',
    owner: 'test',
    label: 'test',
    scopes: ['**'],
  });
  const api = createThemeApi({
    site,
    model,
    ports: themePorts({ visit: visitors(visitorOptions), hasMail: false }),
    rate: { burst: 1_000_000, perSecond: 1_000_000 },
    onError: (error) => {
      throw error;
    },
  });
  /** Asks the API; what it wants to have confirmed is confirmed. @throws where it does not do it */
  async function manage(
    method: string,
    path: string,
    body: unknown,
    more: Record<string, string> = {},
  ): Promise<Record<string, unknown>> {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const headers = {
      authorization: `Bearer ${secret}`,
      'content-type': type,
      ...(method === 'PUT' && { 'if-match': '*' }),
      ...more,
    };
    const request = new Request(`${ORIGIN}/theme/v1${path}`, {
      method,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
      body: JSON.stringify(body),
    });
    const response = await api(request);
    const json = (await response.json()) as { confirmation?: { token: string }; [name: string]: unknown }; // as the API says
    if (response.status === 409 && json.confirmation)
      return manage(method, path, body, { ...more, 'confirmation-token': json.confirmation.token });
    expect(response.status, `${method} ${path} ${JSON.stringify(json)}`).toBeLessThan(300);
    return json;
  }
  return { manage, origin: await served(visitorOptions), site };
}
