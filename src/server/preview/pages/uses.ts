import type { Element } from 'hast';
import type { DependencyName } from 'inlay/internal/component/dependency.js';
import { element } from 'inlay/internal/html/element.js';
import type { Links } from '../links.js';
import type { CanvasSummary, PreviewModel } from '../model.js';
import { resourceId } from './anchors.js';
import { visible } from './text.js';

/** Canvases named at a resource; of more it says how many. */
const NAMED = 5;

/** Says which canvases depend on a resource. */
export type UsesOf = (dependency: DependencyName) => Element[];

/** Reads once which canvases depend on what. */
export function usesIn({ canvases }: PreviewModel, links: Links): UsesOf {
  const users = new Map<string, CanvasSummary[]>();
  for (const canvas of canvases) {
    for (const dependency of canvas.dependencies) {
      const id = resourceId(dependency);
      users.set(id, [...(users.get(id) ?? []), canvas]);
    }
  }
  return (dependency) => {
    const found = users.get(resourceId(dependency)) ?? [];
    if (found.length === 0) return [];
    const named = found
      .slice(0, NAMED)
      .flatMap(({ path }, index) => [
        index > 0 ? ', ' : '',
        element('a', { href: links.canvas(path) }, [element('bdi', {}, [visible(path)])]),
      ]);
    const more = found.length > NAMED ? [` and ${found.length - NAMED} more`] : [];
    return [element('p', { className: ['quiet'] }, ['Used in ', ...named, ...more])];
  };
}
