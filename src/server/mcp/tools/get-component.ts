import { usualMarkup } from 'inlay/internal/component/markup/markup-of.js';
import { COMPONENTS } from 'inlay/internal/component/table.js';
import { COMPONENT_TAGS } from 'inlay/internal/component/tags.js';
import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import * as z from 'inlay/internal/zod.js';
import { allowedValues, unusableValues } from '../component-facts.js';
import { checkName, nameInput } from '../inputs.js';
import { MESSAGE_LENGTH } from '../limits.js';
import { defineTool } from '../tool.js';

const input = z.strictObject({ component: nameInput('Tag of the component', COMPONENT_TAGS) });
const output = z.looseObject({
  attributes: z.array(z.unknown()).describe('With `allowed` values, the first ones where there is `allowed_total`'),
  example: z.string().optional(),
  unusable: z.array(z.unknown()).describe('What exists by name and shows nothing, or something else'),
});

export const getComponent = defineTool({
  name: 'get_component',
  title: 'Get a component',
  description:
    'One runtime component on this site: attributes with the values allowed here, an example, what it puts out, and what ' +
    'can not be used and why.',
  input,
  output,
  run({ component }, { manifest }) {
    const tag = checkName('component', component, COMPONENT_TAGS);
    const { summary, replaces, whenEmpty, contract, output: skeleton } = COMPONENTS[tag];
    const { usable, example, output: putOut = skeleton(usualMarkup()) } = manifest.runtime_components[tag];
    const allowed = allowedValues(manifest, tag);
    const data = {
      ...{ component: tag, summary, usable, replaces, when_empty: whenEmpty, output: putOut },
      attributes: Object.entries(contract).map(([name, { type, description, required, default: preset }]) => {
        const values = allowed[name];
        return {
          ...{ name, type, description, required },
          ...(preset !== undefined && { default: preset }),
          ...(values && { allowed: values.values }),
          ...(values && values.total > values.values.length && { allowed_total: values.total }),
        };
      }),
      ...(example !== undefined && example.length <= MESSAGE_LENGTH && { example }),
      unusable: unusableValues(manifest, tag),
    };
    return { data, text: dataBlock(data) };
  },
});
