import { parseFragment } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../src/component/form-schema.js';
import * as hiding from '../../src/component/hiding-table.js';
import { SHADOWED_NAMES } from '../../src/component/shadowed-names.js';
import { BOOLEAN_ATTRIBUTES } from '../../src/html/attributes.js';
import { HAS_PHP } from '../support/programs.js';
import { type Php, startPhp } from './php.js';

describe.runIf(HAS_PHP)('the data of the form parser in PHP', () => {
  let php: Php;
  beforeAll(() => {
    php = startPhp('form-driver.php');
  });
  afterAll(() => php.stop());
  const data = async (name: string) => (await php.ask([{ data: name }]))[0];

  it('has the schema of forms that TypeScript has', async () => {
    expect(await data('schema')).toEqual({
      tags: setOf(schema.ELEMENTS),
      strip: setOf(schema.STRIPPED),
      attributes: { '*': setOf(schema.COMMON_ATTRIBUTES), ...setsOf(schema.ATTRIBUTES) },
      schemes: setsOf(schema.SCHEMES),
      ids: setOf(schema.ID_ATTRIBUTES),
      overrides: setOf(schema.OVERRIDES),
      owned: setOf(schema.FORM_OWNED),
      targets: setOf(schema.TARGETS),
      tabIndexes: setOf(schema.TAB_INDEXES),
      methods: setOf(schema.FORM_METHODS),
      shadowed: setOf(SHADOWED_NAMES),
      boolean: setOf(BOOLEAN_ATTRIBUTES),
      hiding: setsOf(hiding.HIDING_VALUES),
      movable: setOf(hiding.MOVABLE),
      clipped: setOf(hiding.CLIPPED),
      offsets: setOf(hiding.OFFSETS),
      pulls: setOf(hiding.PULLS),
      far: Object.fromEntries(hiding.FAR),
    });
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

function setsOf(names: ReadonlyMap<string, ReadonlySet<string>>): Record<string, Record<string, true>> {
  return Object.fromEntries([...names].map(([key, set]) => [key, setOf(set)]));
}

function setOf(names: ReadonlySet<string>): Record<string, true> {
  return Object.fromEntries([...names].map((name) => [name, true]));
}
