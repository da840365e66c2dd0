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
import { bareHost, hostsOfPage } from '../rules/no-invented-contact/other-hosts.js';
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
      // At a made-up host nothing is the site's, whatever it is called.
      const madeUp = madeUpHost(url.hostname, names);
      if (madeUp) return [problemOf(page, value, madeUp.isSure)];
      // Nor is it at another host at which the page says that the site is.
      const isSureHost = hostsOfPage(page).get(bareHost(url.hostname));
      if (isSureHost !== undefined) return [problemOf(page, value, isSureHost)];
      const isStranger = isOwnHost(url.hostname, names) && !files.has(withoutVariant(name)) && !isListed(listed, value);
      return isStranger ? [problemOf(page, value, true)] : [];
    });
  });
}

/** Whether a file is one of those that the site lists, or is told as none of them: where the site has a logo. */
function isListed(listed: ListedFiles | undefined, { text }: Value): boolean {
  const address = listed && fileAddress(text.trim(), listed.base);
  if (!listed || !address) return false;
  return listed.has(address, false) || (listed.logo !== undefined && kindOf(address.path) !== undefined);
}

function problemOf(page: Page, value: Value, isSure: boolean): Problem {
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
  return {
    ...base,
    outcome: 'needs-review',
    message: `${found}, expected none: the site has no logo image. ${value.json ? removalByHand(value.json) : ''}`,
    evidence: { score: 0.6, value: value.text.trim() },
  };
}
