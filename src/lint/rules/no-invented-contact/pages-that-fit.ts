import type { Manifest } from '../../../manifest/schema.js';
import { memo } from '../../../text/memo.js';
import { targetOf } from '../../document/link-key.js';
import { isAccount } from '../../menu/account-words.js';
import { tellingStems } from '../../menu/stem.js';
import { fold } from '../../words/fold.js';

/** A page in a menu of the site. */
interface MenuPage {
  url: string;
  stems: ReadonlySet<string>;
  isAccount: boolean;
}

/** Items that are looked at, and addresses that a message names. */
const [MOST, MOST_NAMED] = [300, 2];

/** The addresses in the menus of a site that fit a link: called by a word of its label, or a page of the visitor's own as it is. */
export function pagesThatFit(manifest: Manifest, label: string): string[] {
  const all = menuPages(manifest);
  const said = tellingStems(fold(label));
  const alike = all.filter(({ stems }) => [...stems].some((each) => said.has(each)));
  const own = isAccount(fold(label), '') ? all.filter((each) => each.isAccount) : [];
  const found = own.length > 0 ? own : alike;
  return [...new Set(found.map(({ url }) => url))].slice(0, MOST_NAMED);
}

const menuPages = memo((manifest: Manifest): readonly MenuPage[] => {
  type Items = NonNullable<Manifest['resources']['menus'][string]['items']>;
  const pages: MenuPage[] = [];
  const visit = (items: Items) => {
    for (const { label, url, children = [] } of items) {
      if (pages.length >= MOST) return;
      const folded = fold(label);
      if (url !== undefined)
        pages.push({ url, stems: tellingStems(folded), isAccount: isAccount(folded, targetOf(url, manifest).tail) });
      visit(children);
    }
  };
  for (const { items = [] } of Object.values(manifest.resources.menus)) visit(items);
  return pages;
});
