import { parseFragment } from 'parse5';
import { html, type Schema, svg } from 'property-information';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as reach from '../../src/component/form-schema.js';
import { HAS_PHP } from '../support/programs.js';
import { type Php, startPhp } from './php.js';

describe.runIf(HAS_PHP)('the data of the form parser in PHP', () => {
  let php: Php;
  beforeAll(() => {
    php = startPhp('form-driver.php');
  });
  afterAll(() => php.stop());
  const data = async (name: string) => (await php.ask([{ data: name }]))[0];

  it.each([
    ['html', html],
    ['svg', svg],
  ])('has the attributes of %s as property-information has them', async (name, schema) => {
    expect(await data(`${name}-properties`)).toEqual(propertiesOf(schema));
  });

  it('has the schema of forms that TypeScript has', async () => {
    const { tagNames = [], strip = [], attributes = {} } = reach.FORM_SCHEMA;
    const names = Object.entries(attributes ?? {}).map(([tag, properties]) => [
      tag,
      setOf(properties.map(String).filter((property) => property !== 'data*')),
    ]);
    expect(await data('schema')).toEqual({
      tags: setOf(tagNames ?? []),
      strip: setOf(strip ?? []),
      attributes: Object.fromEntries(names),
      ids: setOf([...reach.ID_PROPERTIES]),
      overrides: setOf([...reach.OVERRIDES]),
      owned: setOf([...reach.FORM_OWNED]),
      targets: setOf([...reach.TARGETS]),
      methods: setOf([...reach.FORM_METHODS]),
      shadowed: setOf([...reach.SHADOWED_NAMES]),
    });
  });

  it('has the lower case of every letter beyond ASCII that JavaScript has', async () => {
    const letters: Record<string, string> = {};
    for (let point = 0x80; point <= 0x10ffff; point += 1) {
      if (point === 0xd800) point = 0xe000;
      const letter = String.fromCodePoint(point);
      if (letter.toLowerCase() !== letter) letters[letter] = letter.toLowerCase();
    }
    expect(await data('lower-case')).toEqual(letters);
  });

  it('writes the names of SVG as parse5 does', async () => {
    const [{ tags, attributes }] = (await php.ask([{ names: true }])) as [
      Record<'tags' | 'attributes', Record<string, string>>,
    ];
    for (const [lower, name] of Object.entries(tags)) {
      const [svgElement] = parseFragment(`<svg><${lower}>`).childNodes;
      const child = svgElement && 'childNodes' in svgElement ? svgElement.childNodes[0] : undefined;
      expect(child?.nodeName).toBe(name);
    }
    for (const [lower, name] of Object.entries(attributes)) {
      const [element] = parseFragment(`<svg ${lower}>`).childNodes;
      expect(element && 'attrs' in element && element.attrs[0]?.name).toBe(name);
    }
    expect([Object.keys(tags).length, Object.keys(attributes).length]).toEqual([36, 58]);
  });
});

/** Property, attribute and kind of value by the name in lower case. */
function propertiesOf(schema: Schema): Record<string, [string, string, number]> {
  return Object.fromEntries(
    Object.entries(schema.normal).map(([normal, name]) => {
      const info = schema.property[name];
      const kinds = [
        info?.boolean || info?.overloadedBoolean,
        info?.number,
        info?.spaceSeparated,
        info?.commaSeparated,
        info?.commaOrSpaceSeparated,
      ];
      const kind = kinds.reduce((sum, is, bit) => sum + (is ? 2 ** bit : 0), 0);
      return [normal, [info?.property ?? '', info?.attribute ?? '', kind]];
    }),
  );
}

function setOf(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]));
}
