import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { themePorts } from '../../../src/server/serve/theme-ports.js';
import { visitors } from '../../../src/server/site/index.js';
import { modelOf } from '../../../src/server/site/model.js';
import { type OpenSiteOptions, openSite } from '../../../src/server/site/open-site.js';
import { seedSite } from '../../../src/server/site/seed.js';
import type { ThemePorts } from '../../../src/server/theme/ports.js';
import { createThemeApi, type ThemeApiOptions } from '../../../src/server/theme/theme-api.js';

const MENUS = {
  locations: { topic: { label: 'Main menu', menu: 'main' } },
  definitions: {
    main: {
      name: 'Main',
      items: [
        { label: 'Home', url: '/' },
        { label: 'About', url: '/about/' },
      ],
    },
  },
};

const SITE = {
  site: { name: 'Luna', description: 'By the sea', url: 'https://luna.example', language: 'en' },
  theme: { name: 'Inlay', version: '1.0.0' },
  contacts: { phone: { kind: 'phone', value: '+39 06 1234 5678' } },
};

/** How the site is opened and its API is made, where it is not as by default. */
interface ThemeOfOptions {
  scopes?: string[];
  ports?: Partial<ThemePorts>;
  /** Whether the ports are those of a server that shows the site to visitors. */
  isShown?: boolean;
  site?: OpenSiteOptions;
  api?: Partial<ThemeApiOptions>;
}

/** A Theme API on a small site in a folder of its own, and a function that asks it with a key of these scopes. */
export async function themeOf({ scopes = ['**'], ports = {}, isShown = false, ...options }: ThemeOfOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-theme-'));
  const site = await openSite(folder, { driver: 'libsql', ...options.site });
  onTestFinished(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const source = '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>';
  await seedSite(site, [
    { kind: 'site', key: 'site', body: SITE },
    { kind: 'menus', key: 'menus', body: MENUS },
    { kind: 'canvas', key: 'header', body: { published: { source, manifest: '' } } },
  ]);
  const { secret } = await site.credentials.create({ scheme: 'service-key', owner: 'test', label: 'test', scopes });
  const errors: unknown[] = [];
  const model = modelOf(site.store);
  const onError = (error: unknown) => errors.push(error);
  const api = createThemeApi({
    site,
    model,
    ports: isShown ? themePorts({ visit: visitors({ site, model, onError }), hasMail: false }) : ports,
    onError,
    ...options.api,
  });
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const all = { authorization: `Bearer ${secret}`, ...(body !== undefined && { 'content-type': type }), ...headers };
    const own = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    const init = { method, headers: own, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await api(new Request(`https://luna.example/theme/v1${path}`, init));
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      json: text.startsWith('{') ? JSON.parse(text) : undefined,
      text,
    };
  };
  return { site, api, ask, secret, errors };
}
