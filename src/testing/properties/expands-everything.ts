import { locateExact } from '../../canvas/locate/exact/locate-exact.js';
import { property } from '../property.js';
import { resourceOf } from '../resources/find.js';
import { isMisplaced, written } from './written.js';

/**
 * No component that resolves on the site, for the request, is left in the page. Components in comments, scripts, attribute
 * values and the like are none; those that the site has nothing for may stay.
 */
export const expandsEverything = property({
  title: 'expandsEverything',
  check: (page) =>
    locateExact(page.html).flatMap((inlay) => {
      const resource = isMisplaced(inlay) ? undefined : resourceOf(inlay.tag, inlay.attributes, page);
      if (!resource || resource.isUnsure) return [];
      const { start, openEnd } = { ...inlay, ...inlay.apart };
      const message = `Unexpected ${written(inlay)} in the output, expected ${resource.name} in its place`;
      return [{ message, start, end: openEnd, resource: resource.pointer }];
    }),
});
