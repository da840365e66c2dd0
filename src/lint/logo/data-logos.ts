import { parsed } from '../../html/url.js';
import { partsOf, type Value, valuesOf } from '../document/things.js';
import { spanOfValue } from '../document/value-span.js';
import { removalByHand, writingInData } from '../edit/data-edits.js';
import { madeUpHost } from '../owner/made-up-host.js';
import { ownThings } from '../owner/own-things.js';
import { isOwnHost, siteNamesOf } from '../owner/site-names.js';
import type { Page, Problem } from '../rule.js';
import { fileAddress } from '../rules/no-invented-attachment/file-key.js';
import { kindOf } from '../rules/no-invented-attachment/file-kinds.js';
import { type ListedFiles, listedFiles } from '../rules/no-invented-attachment/listed-files.js';
import { hostOfFile } from '../rules/no-invented-contact/host-of-file.js';
import { brandOf } from './brand.js';
import { fileName, withoutVariant } from './file-name.js';

/**
 * The files of the site's own host, of one made up of its name, or of another that the page says is its own, that JSON-LD calls its logo and that the site does not have:
 * neither as a logo, nor among the files that it lists.
 */
export function dataLogoProblems(page: Page): Problem[] {
  const { document, manifest } = page;
  const listed = listedFiles(manifest);
  const names = siteNamesOf(manifest);
  const files = new Set(brandOf(manifest).files.map(({ bare }) => bare));
  return ownThings(document, names).flatMap(({ thing, isUnsure }) => {
    const said = [
      ...valuesOf(thing, 'logo'),
      ...partsOf(thing, 'logo').flatMap((image) => {
        const [content] = [...valuesOf(image, 'url'), ...valuesOf(image, 'contentUrl')];
        return content ?? [];
      }),
    ];
    return said.flatMap((value) => {
      const url = parsed(value.text.trim(), manifest.site.url);
      const name = fileName(value.text);
      if (isUnsure || !url || name === '' || !value.json || /[<{]/.test(value.text)) return [];
      const isUnknown = !files.has(withoutVariant(name)) && !isListed(listed, value);
      // At a host of the site's name that the page says is its own, either that is made up, or the file is.
      const host = hostOfFile(page, url.hostname);
      if (host?.isClaimed) return [problemOf(page, value, host.isSure || (host.isNamed && isUnknown), host.isNamed)];
      // At a made-up host nothing is the site's, whatever it is called.
      const madeUp = madeUpHost(url.hostname, names);
      if (madeUp) return [problemOf(page, value, madeUp.isSure, madeUp.isSure)];
      return isOwnHost(url.hostname, names) && isUnknown ? [problemOf(page, value, true, false)] : [];
    });
  });
}

/** Whether a file is one of those that the site lists, or is told as none of them: where the site has a logo. */
function isListed(listed: ListedFiles | undefined, { text }: Value): boolean {
  const address = listed && fileAddress(text.trim(), listed.base);
  if (!listed || !address) return false;
  return listed.has(address, false) || (listed.logo !== undefined && kindOf(address.path) !== undefined);
}

/**
 * @param isSure nobody has to look where the site has a logo
 * @param isSureAlone nor where it has none, as the host is not the site's
 */
function problemOf(page: Page, value: Value, isSure: boolean, isSureAlone: boolean): Problem {
  const { document, manifest } = page;
  const { start, end } = spanOfValue(document, value);
  const { variants, main } = manifest.resources.logos;
  // Others are for a ground or a place of their own.
  const image = variants.default.image ?? main ?? Object.values(variants).find((each) => each.image)?.image;
  const written = image?.url;
  const own = written === undefined ? undefined : parsed(written, manifest.site.url)?.href;
  const base = { start, end, resource: '/resources/logos' };
  const found = `Unexpected logo \`${value.text.trim()}\` in the data`;
  if (own !== undefined) {
    return {
      ...base,
      ...(!isSure && { outcome: 'needs-review' }),
      message: `${found}, expected \`${own}\`, the site's logo: the site has no such file`,
      evidence: { score: isSure ? 0.9 : 0.6, value: value.text.trim() },
      ...(value.json && { fix: writingInData(document, value.json, own) }),
    };
  }
  const isCertain = isSure && isSureAlone;
  return {
    ...base,
    ...(!isCertain && { outcome: 'needs-review' }),
    message: `${found}, expected none: the site has no logo image. ${value.json ? removalByHand(value.json) : ''}`,
    evidence: { score: isCertain ? 0.9 : 0.6, value: value.text.trim() },
  };
}
