import { modelOf } from '../../../../src/server/site/model.js';
import { openSite } from '../../../../src/server/site/open-site.js';
import { createThemeApi } from '../../../../src/server/theme/theme-api.js';
import { shownPages } from '../shown-pages.js';

/** Exports the site of a folder again and again, until the process is killed. Says `exported` after each. */
async function exportForever(folder: string, key: string): Promise<never> {
  const site = await openSite(folder, { driver: 'libsql' });
  const renderPath = shownPages(() => site);
  const api = createThemeApi({
    site,
    model: modelOf(site.store),
    ports: { renderPath },
    rate: { burst: 1e6, perSecond: 1e6 },
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  });
  const ask = async (method: string, path: string, body?: object): Promise<{ id: string; status: string }> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return (await api(new Request(`https://luna.example/theme/v1${path}`, init))).json() as never; // what the test reads of it
  };
  process.stdout.write('ready\n');
  for (;;) {
    const { id } = await ask('POST', '/ai/deploy', { project: 'folder' });
    let status = 'running';
    while (status === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 2));
      ({ status } = await ask('GET', `/ai/deploy/${id}`));
    }
    process.stdout.write(`exported ${status}\n`);
  }
}

// While this waits, what loads modules stays open: the driver of the database is one that is loaded later.
const [, , folder = '', key = ''] = process.argv;
await exportForever(folder, key);
