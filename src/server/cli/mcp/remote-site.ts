import { parseManifest, siteOf } from 'inlay/internal/manifest/parse.js';
import { InlayError } from 'inlay/internal/message/error.js';
import type { RemoteApi } from '../../mcp/operations/api-client.js';
import type { SiteNow } from '../../mcp/source.js';
import type { WatchedSite } from './watched-site.js';

/**
 * The site behind a Theme API, as its manifest of now tells it. While it can't be reached, the last manifest stays.
 *
 * @throws InlayError `api-refused`, `api-unreachable` to begin with
 */
export async function remoteSite(api: RemoteApi): Promise<WatchedSite> {
  let etag = '';
  let good = await read();

  async function read(): Promise<SiteNow> {
    const address = `${api.url.replace(/\/$/, '')}/ai/integration-manifest?detail=full`;
    const headers = { authorization: `Bearer ${api.key}`, ...(etag !== '' && { 'if-none-match': etag }) };
    const response = await api.fetch(new Request(address, { headers })).catch((error) => {
      throw new InlayError('api-unreachable', `Cannot reach \`${api.url}\``, [], { cause: error });
    });
    if (response.status === 304) return good;
    if (!response.ok)
      throw new InlayError(
        'api-refused',
        `Unexpected answer ${response.status} of \`${address}\`, expected the manifest`,
      );
    const manifest = parseManifest(await response.json());
    etag = response.headers.get('etag') ?? '';
    return { manifest, site: siteOf(manifest), lint: { preset: 'agent' }, modules: [] };
  }

  return {
    async now() {
      try {
        good = await read();
        return good;
      } catch (error) {
        if (error instanceof InlayError) return { ...good, problem: error.message };
        throw error;
      }
    },
    // Nobody tells of changes: each answer is of now all the same.
    onChange() {},
    close() {},
  };
}
