/** What a file is, by its content. */
export interface FileType {
  extension: string;
  /** Media type. */
  type: string;
}

const text = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, Math.min(end, bytes.length)));

/** The marks that files begin with. @see https://mimesniff.spec.whatwg.org/ */
const MARKS: readonly (FileType & { is: (bytes: Uint8Array) => boolean })[] = [
  { extension: 'png', type: 'image/png', is: (bytes) => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { extension: 'jpg', type: 'image/jpeg', is: (bytes) => text(bytes, 0, 3) === '\xff\xd8\xff' },
  { extension: 'gif', type: 'image/gif', is: (bytes) => /^GIF8[79]a/.test(text(bytes, 0, 6)) },
  {
    extension: 'webp',
    type: 'image/webp',
    is: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 14) === 'WEBPVP',
  },
  { extension: 'avif', type: 'image/avif', is: (bytes) => /^ftyp(?:avif|avis)/.test(text(bytes, 4, 12)) },
  { extension: 'ico', type: 'image/x-icon', is: (bytes) => text(bytes, 0, 4) === '\0\0\x01\0' },
  { extension: 'pdf', type: 'application/pdf', is: (bytes) => text(bytes, 0, 5) === '%PDF-' },
];

/** Characters before the element in which it is looked for. */
const SVG_HEAD = 4096;

/** Which of the known types a file is; nothing for any other. Its name and what the client calls it don't count. */
export function fileType(bytes: Uint8Array): FileType | undefined {
  const found = MARKS.find(({ is }) => is(bytes));
  if (found) return { extension: found.extension, type: found.type };
  const head = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, SVG_HEAD));
  return isSvg(head) ? { extension: 'svg', type: 'image/svg+xml' } : undefined;
}

/** An SVG has no mark of its own: it is text that begins with its element, after what XML allows before it. */
function isSvg(head: string): boolean {
  let rest = head.startsWith('\uFEFF') ? head.slice(1) : head;
  for (;;) {
    rest = rest.trimStart();
    if (/^<svg[\s>]/i.test(rest)) return true;
    const end = prologEnd(rest);
    if (end === undefined) return false;
    rest = rest.slice(end);
  }
}

/** Where the XML declaration, comment or document type ends that a text begins with; nothing where it begins with none. */
function prologEnd(text: string): number | undefined {
  if (text.startsWith('<?')) return behind(text, '?>');
  if (text.startsWith('<!--')) return behind(text, '-->');
  if (!/^<!doctype/i.test(text)) return undefined;
  const [open, close] = [text.indexOf('['), text.indexOf('>')];
  if (open < 0 || close < open) return behind(text, '>');
  return behind(text, '>', behind(text, ']', open) ?? text.length);
}

function behind(text: string, mark: string, from = 0): number | undefined {
  const at = text.indexOf(mark, from);
  return at < 0 ? undefined : at + mark.length;
}

/** The types in words. */
export const KNOWN_TYPES = 'a PNG, JPEG, GIF, WebP, AVIF, ICO or SVG image, or a PDF';
