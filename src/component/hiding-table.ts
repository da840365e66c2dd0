/** Values by which a property hides an element, whatever its other properties are. */
export const HIDING_VALUES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['display', setOf('none')],
  ['visibility', setOf('hidden collapse')],
  ['content-visibility', setOf('hidden')],
]);

/** Positions in which an offset moves an element, and those of them in which `clip` cuts it. */
export const MOVABLE = setOf('absolute fixed relative');
export const CLIPPED = setOf('absolute fixed');

/** Offsets of such an element. */
export const OFFSETS = setOf(
  'left top right bottom inset inset-block inset-block-start inset-block-end inset-inline inset-inline-start inset-inline-end',
);

/** What moves an element or its text to the start, where nobody can scroll to. */
export const PULLS = setOf('margin-left margin-top margin-inline-start margin-block-start text-indent');

/** How far is out of sight, by unit. */
export const FAR: ReadonlyMap<string, number> = new Map([
  ['px', 500],
  ['pt', 400],
  ['em', 50],
  ['rem', 50],
  ['%', 100],
  ['vw', 100],
  ['vh', 100],
]);

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
