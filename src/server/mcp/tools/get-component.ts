import { COMPONENTS } from 'inlay/internal/component/table.js';
import { COMPONENT_TAGS } from 'inlay/internal/component/tags.js';
import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import { attributeSchema } from 'inlay/internal/manifest/schema.js';
import { shortText } from 'inlay/internal/text/short-text.js';
import * as z from 'inlay/internal/zod.js';
import { allowedValues, unusableValues } from '../component-facts.js';
import { checkName, nameInput } from '../inputs.js';
import { MESSAGE_LENGTH } from '../limits.js';
import { defineTool } from '../tool.js';

const input = z.strictObject({ component: nameInput('Tag of the component', COMPONENT_TAGS) });
const output = z.strictObject({
  component: z.enum(COMPONENT_TAGS),
  summary: z.string(),
  usable: z.boolean().describe('Whether any use of it shows something on this site'),
  replaces: z.string().describe('The hand-written markup that it stands for'),
  when_empty: z.string(),
  attributes: z.array(
    z.strictObject({
      name: z.string(),
      ...attributeSchema.shape,
      allowed_total: z.int().optional().describe('How many there are, where not all are listed'),
    }),
  ),
  example: z.string().optional().describe('A use that shows something on this site'),
  unusable: z
    .array(z.strictObject({ attribute: z.string(), value: z.string(), why: z.string() }))
    .describe('What exists by name and shows nothing, or something else'),
});

export const getComponent = defineTool({
  name: 'get_component',
  title: 'Get a component',
  description:
    'The contract of one runtime component on this site: its attributes with the values that are allowed here, an example, ' +
    'and what can not be used and why.',
  input,
  output,
  run({ component }, { manifest }) {
    const tag = checkName('component', component, COMPONENT_TAGS);
    const { summary, replaces, whenEmpty, contract } = COMPONENTS[tag];
    const { usable, example } = manifest.runtime_components[tag];
    const allowed = allowedValues(manifest, tag);
    const data = {
      ...{ component: tag, summary, usable, replaces, when_empty: whenEmpty },
      attributes: Object.entries(contract).map(([name, { type, description, required, default: preset }]) => {
        const values = allowed[name];
        return {
          ...{ name, type, description, required },
          ...(preset !== undefined && { default: preset }),
          ...(values && { allowed: values.values }),
          ...(values && values.total > values.values.length && { allowed_total: values.total }),
        };
      }),
      ...(example !== undefined && { example: shortText(example, MESSAGE_LENGTH) }),
      unusable: unusableValues(manifest, tag),
    };
    return { data, text: dataBlock(data) };
  },
});
