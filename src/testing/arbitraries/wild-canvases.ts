import fc from 'fast-check';
import { components } from './components.js';
import { anyTag, trouble } from './markup.js';
import { type About, vocabularyOf } from './vocabulary.js';

/** Components in every way that they can be written, and misspelled. */
const SPELLINGS = [
  '<x-logo></x-logo>',
  '<x-logo/>',
  '<x-logo variant=footer link=no class="a b">',
  '<X-MENU LOCATION="topic"></X-MENU>',
  '<x-menu location="topic"/>',
  '<x-menu location="footer" class="a b">',
  '<x-menu location="topic" depth="1">fallback</x-menu>',
  '<x-menu location="nowhere">',
  "<x-social class='c'/>",
  '<x-contact field="phone"></x-contact>',
  '<x-contact field="address"/>',
  '<x-contact field="email">',
  '<x-addon provider="provider_contact_form"></x-addon>',
  '<x-addon provider="provider_contact_form" id="nothing">',
  '</x-logo>',
  '</x-menu>',
  '</x-contact >',
];

/** What stands right behind a component, where it must stay. */
const NEIGHBOURS = ['<!-- note -->', '<!---->', ' text', '\n', '<b>bold</b>', '&amp;'];

/**
 * Canvases with trouble of every kind: components in every spelling and place, tags that are never closed or never opened,
 * tables, forms, foreign content, raw text, odd characters, in any order.
 *
 * @throws InlayError `concise-manifest` for a manifest without the items of its menus
 */
export function wildCanvases(about: About = {}): fc.Arbitrary<string> {
  const spelled = fc.constantFrom(...SPELLINGS);
  const { inline, block } = components(vocabularyOf(about), true);
  const component = about.site || about.manifest ? fc.oneof(spelled, ...inline, ...block) : spelled;
  const followed = fc.tuple(component, fc.constantFrom(...NEIGHBOURS)).map((pieces) => pieces.join(''));
  return fc
    .array(
      fc.oneof(
        { arbitrary: component, weight: 3 },
        { arbitrary: followed, weight: 2 },
        { arbitrary: anyTag, weight: 4 },
        { arbitrary: trouble, weight: 2 },
        { arbitrary: fc.string({ unit: 'binary', maxLength: 5 }), weight: 1 },
      ),
      { maxLength: 24 },
    )
    .map((pieces) => pieces.join(''));
}
