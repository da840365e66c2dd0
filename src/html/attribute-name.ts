/** Attributes whose names are not just their properties in lower case, of HTML and of the SVG that is written here. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['acceptCharset', 'accept-charset'],
  ['className', 'class'],
  ['fillRule', 'fill-rule'],
  ['htmlFor', 'for'],
  ['httpEquiv', 'http-equiv'],
  ['viewBox', 'viewBox'],
]);

/**
 * The name of the attribute that a property of hast stands for: `className` gives `class`, `ariaLabel` gives `aria-label`,
 * `dataFormId` gives `data-form-id`. Names that are attributes already stay as they are.
 *
 * It is the rule of property-information without its tables, which take a tenth of the time that `import 'inlay'` takes. A
 * test holds the two together for every attribute of HTML.
 *
 * @see https://github.com/syntax-tree/hast#propertyname
 */
export function attributeName(property: string): string {
  const name = NAMES.get(property);
  if (name !== undefined) return name;
  if (/^aria[A-Z]/.test(property)) return `aria-${property.slice(4).toLowerCase()}`;
  if (/^data[A-Z]/.test(property)) return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return property.toLowerCase();
}

/** Whether the values of an attribute's list are separated by commas, not by blanks. */
export function isCommaSeparated(name: string): boolean {
  return name === 'accept' || name === 'coords' || name === 'exportparts';
}
