import { acceptManifest, type Evidence } from '../../manifest/accept.js';
import { siteOf } from '../../manifest/parse.js';
import { expectedSite, findSite } from '../config/choose-site.js';
import { EXIT } from '../errors/exit-code.js';
import { reportFailures } from '../errors/failure.js';
import { inFile } from '../errors/in-file.js';
import { type Loaded, loadManifest, noSite } from '../input/load-site.js';
import { checkStdinUse } from '../input/stdin-use.js';
import type { SiteOptions } from '../options/site-options.js';
import { tell } from '../output/tell.js';
import { painter, widthOf } from '../output/terminal.js';
import { checkCanvases } from './canvases.js';
import type { Checked } from './checked.js';
import { type Endpoint, judgeEndpoint } from './endpoint.js';
import { type GivenFindings, loadFindings } from './evidence.js';
import { evidenceOf } from './evidence-of.js';
import { fetchManifest } from './fetch-manifest.js';
import type { CheckOptions } from './options.js';
import { checkText } from './text.js';
import { verdictOf } from './verdict.js';

/**
 * Judges a site by the acceptance rules, its published manifest by the site's, and canvases by whether they expand.
 *
 * @returns the exit code
 * @throws InlayError for what keeps it from judging
 */
export async function checkSite(paths: readonly string[], options: CheckOptions): Promise<number> {
  const { findings: findingsPath, status: givenStatus } = options;
  const chosen = await findSite(options, paths);
  const { site, manifest } = chosen;
  const canvas = paths.includes('-') ? '-' : undefined;
  checkStdinUse({ '`--site`': site, '`--manifest`': manifest, '`--findings`': findingsPath, 'a canvas': canvas });
  const { loaded, endpoint } = await loadBoth(chosen, options.endpoint);
  const status = endpoint?.status ?? givenStatus;
  const given = findingsPath === undefined ? undefined : await loadFindings(findingsPath);
  const linted = given ? undefined : loaded?.manifest;
  const canvases = loaded && paths.length > 0 ? await checkCanvases(paths, loaded.site(), linted, options) : undefined;
  const lookedAt = canvases?.files.filter((file) => file.findings) ?? [];
  const findings =
    given?.findings ?? (lookedAt.length > 0 ? lookedAt.flatMap((file) => file.findings ?? []) : undefined);
  const evidence: Evidence = {
    ...(status !== undefined && { status }),
    ...(given ? evidenceOfGiven(given) : evidenceOf(canvases?.files ?? [])),
    ...(options.navigation === false && { navigation: false }),
  };

  const shown = {
    ...(loaded && { acceptance: acceptManifest(loaded.manifest, evidence) }),
    ...(endpoint && { endpoint }),
    ...(canvases && { files: canvases.files }),
    ...(findings && { errors: findings.filter(({ severity }) => severity === 'error').length }),
  };
  const checked: Checked = { ...verdictOf(shown, options.strict && evidence.disabled), ...shown };
  const failures = canvases?.failures ?? [];
  const exitCode = failures.length > 0 ? EXIT.failure : exitCodeOf(checked, options);
  process.exitCode = exitCode; // in case that nobody reads the text
  const text = options.json
    ? `${JSON.stringify(checked, null, 2)}\n`
    : checkText(checked, canvases?.tally, { paint: painter(process.stdout), width: widthOf(process.stdout) });
  await tell(process.stdout, text);
  reportFailures(failures);
  return exitCode;
}

/** What given findings show; nothing where they are of no canvas. */
function evidenceOfGiven({ isOfNoCanvas, ...given }: GivenFindings): Evidence {
  return isOfNoCanvas ? {} : given;
}

function exitCodeOf({ verdict }: Checked, { strict }: CheckOptions): number {
  return verdict === 'fail' || (strict && verdict !== 'pass') ? EXIT.findings : EXIT.clean;
}

/** The manifest to judge, the site's own before the published one, and the verdict on the published one. */
async function loadBoth(
  chosen: SiteOptions,
  url: string | undefined,
): Promise<{ loaded?: Loaded; endpoint?: Endpoint }> {
  const own = await loadManifest(chosen);
  if (url === undefined) {
    if (!own) throw noSite(`${expectedSite()}, or \`--endpoint <url>\``);
    return { loaded: own };
  }
  const published = await fetchManifest(url);
  const endpoint = judgeEndpoint(published, own?.manifest);
  if (own) return { loaded: own, endpoint };
  const { manifest } = published;
  if (!manifest) return { endpoint };
  return { loaded: { manifest, site: () => inFile(url, () => siteOf(manifest)) }, endpoint };
}
