import type { DependencyName } from 'inlay/internal/component/dependency.js';

/** The id of a finding, by its index in the canvas. */
export function findingId(index: number): string {
  return `finding-${index + 1}`;
}

/** The id of a line of the source, from 1. */
export function lineId(line: number): string {
  return `line-${line}`;
}

/** The id of a resource in the catalogue. Names are percent-encoded: an id has no spaces. */
export function resourceId({ kind, name }: DependencyName): string {
  return name === undefined ? kind : `${kind}-${encodeURIComponent(name.toWellFormed())}`;
}

/** The address of an id within the page: percent-encoded once more, as browsers decode a fragment. */
export function fragment(id: string): string {
  return `#${encodeURIComponent(id)}`;
}
