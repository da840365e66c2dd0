import { parsed } from '../../../html/url.js';
import { withTag } from '../../document/by-tag.js';
import { pageAddressOf } from '../../document/page-address.js';
import { isTemplate } from '../../form/placeholder-address.js';
import type { Page } from '../../rule.js';
import type { Embedded } from './embedded.js';
import { type FileAddress, fileAddress } from './file-key.js';
import { type FileKind, kindOf } from './file-kinds.js';
import type { ListedFile, ListedFiles } from './listed-files.js';

/** An address without a slash or a scheme in front. */
const RELATIVE = /^(?!\/|[a-z][a-z0-9+.-]{0,20}:)/i;

/** Whether an address says where a file is from where the page is. */
export function isRelative(value: string): boolean {
  return RELATIVE.test(value.trim());
}

/** Such an address, with the listed file that it leads past. */
interface Past {
  address: FileAddress;
  kind: FileKind;
  score: number;
  why: string;
  listedAs: ListedFile;
  how: string;
}

/** A relative address that leads past the listed file whose path ends in it, as the page says where it is itself. */
export function pastListed(
  { document }: Page,
  { value, isDrawn, span }: Embedded,
  listed: ListedFiles,
): Past | undefined {
  if (isDrawn || span || !isRelative(value) || isTemplate(value)) return undefined;
  const address = fileAddress(value, listed.base);
  const kind = address && kindOf(address.path);
  if (!address || !kind || listed.has(address, false)) return undefined;
  const listedAs = listed.byTail(address);
  const own = pageAddressOf(document);
  if (!listedAs || own === undefined || isTemplate(own) || withTag(document, 'base').length > 0) return undefined;
  const base = parsed(own, listed.base)?.href;
  const led = base === undefined ? undefined : fileAddress(value, base);
  if (!led || led.host !== listed.host || listed.has(led, false)) return undefined;
  const why = 'from the address of the page it leads elsewhere';
  return { address: led, kind, score: 0.6, why, listedAs, how: 'where the site has it' };
}
