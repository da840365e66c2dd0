import { usualMarkup } from 'inlay/internal/component/markup/markup-of.js';
import { COMPONENTS } from 'inlay/internal/component/table.js';
import type { ComponentTag } from 'inlay/internal/component/tags.js';
import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import { allowedValues, unusableValues } from './component-facts.js';

/** A component's documentation as Markdown, with what of it this site can show. */
export function componentPage(tag: ComponentTag, manifest: Manifest): string {
  const { summary, contract, replaces, whenEmpty, block, output } = COMPONENTS[tag];
  const attributes = Object.entries(contract).map(
    ([name, { type, description, required, default: preset }]) =>
      `| \`${name}\` | ${type} | ${required ? 'yes' : 'no'} | ${preset ?? ''} | ${description} |`,
  );
  const written = Object.entries(contract).flatMap(([name, { required }]) => (required ? [` ${name}="…"`] : []));
  const onSite = {
    usable: manifest.runtime_components[tag].usable,
    allowed: allowedValues(manifest, tag),
    unusable: unusableValues(manifest, tag),
  };
  return `# ${tag}

${summary}

\`\`\`html
<${tag}${written.join('')}></${tag}>
\`\`\`

**Stands for:** ${replaces}.

**When the site has nothing for it:** ${whenEmpty}.

**Puts out:** \`${output(usualMarkup())}\`

**Where it stands:** ${block ? 'as a block, not in a paragraph' : 'anywhere text stands'}; always with its end tag.

| Attribute | Type | Required | Default | Meaning |
| --- | --- | --- | --- | --- |
${attributes.join('\n')}

## On this site

${dataBlock(onSite)}
`;
}
