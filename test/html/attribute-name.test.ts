import { html, svg } from 'property-information';
import { describe, expect, test } from 'vitest';
import { attributeName, isCommaSeparated } from '../../src/html/attribute-name.js';

/** The properties of HTML in the tables of property-information; XML's are never written. */
const PROPERTIES = Object.values(html.property).filter(({ property }) => !/^x(?:Link|ml)/.test(property));

describe('the name of an attribute', () => {
  test('is what property-information says, for every property of HTML', () => {
    expect(PROPERTIES.length).toBeGreaterThan(300);
    expect(PROPERTIES.filter(({ property, attribute }) => attributeName(property) !== attribute)).toEqual([]);
  });

  test('is so for data attributes, and for the SVG that is written', () => {
    expect(['dataFormId', 'data-form-id', 'ariaLabel', 'aria-label'].map(attributeName)).toEqual([
      'data-form-id',
      'data-form-id',
      'aria-label',
      'aria-label',
    ]);
    for (const property of ['viewBox', 'fillRule', 'fill', 'd', 'width'])
      expect(attributeName(property)).toBe(svg.property[property]?.attribute);
  });

  test('tells lists with commas', () => {
    const lists = PROPERTIES.filter(({ commaSeparated }) => commaSeparated);
    expect(lists.map(({ attribute }) => attribute).filter((name) => !isCommaSeparated(name))).toEqual([]);
    expect(PROPERTIES.filter(({ attribute }) => isCommaSeparated(attribute))).toHaveLength(lists.length);
  });
});
