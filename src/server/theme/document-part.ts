/** Elements that a document has for itself. */
const PARTS: ReadonlySet<string> = new Set([
  'html',
  'head',
  'body',
  'base',
  'link',
  'meta',
  'title',
  'frameset',
  'frame',
]);

/** What makes a `<meta>` or `<link>` speak for the document, though it is microdata. */
const SPEAKS: Readonly<Record<string, readonly string[]>> = {
  meta: ['http-equiv', 'name', 'charset', 'property'],
  link: ['rel', 'rev'],
};

/**
 * What is wrong with a tag of a canvas that is a part of the document, whose parts are the theme's alone. `<meta itemprop>` and
 * `<link itemprop>` speak of what is around them, and are fine.
 */
export function faultOfPart(name: string, attributes: ReadonlySet<string>): string | undefined {
  if (!PARTS.has(name)) return undefined;
  const speaks = Object.hasOwn(SPEAKS, name) ? SPEAKS[name] : undefined;
  if (speaks && attributes.has('itemprop') && !speaks.some((each) => attributes.has(each))) return undefined;
  const instead = speaks ? `\`<${name} itemprop>\` without \`${speaks.join('`, `')}\`` : 'none';
  return `Unexpected \`<${name}>\`, expected ${instead}: it would speak for the whole page`;
}
