import type { RuleDocs } from '../../rule.js';

export const knownComponentDocs: RuleDocs = {
  summary: 'Reports `x-` elements other than the five components.',
  why: 'The server expands what it knows and leaves the rest: a made-up component shows nothing, or its raw text.',
  instead:
    'Write one of the components that the manifest lists, or plain HTML. Name elements that a script of yours defines in `allow`.',
  correct: [
    { title: 'a component', code: '<x-logo></x-logo>' },
    { title: 'an element of another library', code: '<sl-alert open>We are open on Monday.</sl-alert>' },
    {
      title: 'attributes of a library that begin with `x-`',
      code: '<div x-data="{ open: false }"><p x-show="open">Open today</p></div>',
    },
    { title: 'a made-up name in a comment', code: '<!-- x-nav was here --><p>Bread</p>' },
    { title: 'an escaped tag in a text', code: '<p>We dropped <code>&lt;x-nav></code> last year.</p>' },
    { title: 'an end tag alone', code: '<p>Bread</x-nav></p>' },
  ],
  incorrect: [
    {
      title: 'a navigation',
      code: '<x-nav location="topic" class="menu"></x-nav>',
      at: ['<x-nav'],
      fixed: '<x-menu location="topic" class="menu"></x-menu>',
    },
    {
      title: 'a form of a made-up name',
      code: '<x-contact-form></x-contact-form>',
      at: ['<x-contact-form'],
      fixed: '<x-addon provider="provider_contact_form"></x-addon>',
    },
    {
      title: 'a newsletter',
      code: '<section><x-newsletter placeholder="Your e-mail"></x-newsletter></section>',
      at: ['<x-newsletter'],
      fixed: '<section><x-addon provider="provider_newsletter_form"></x-addon></section>',
    },
    {
      title: 'a telephone number',
      code: '<p>Call <x-phone></x-phone></p>',
      at: ['<x-phone'],
      fixed: '<p>Call <x-contact field="phone"></x-contact></p>',
    },
    {
      title: 'a slip of the pen',
      code: '<x-socials class="row"></x-socials>',
      at: ['<x-socials'],
      fixed: '<x-social class="row"></x-social>',
    },
    {
      title: 'a wrapper with content',
      code: '<x-header class="sticky"><x-logo></x-logo></x-header>',
      at: ['<x-header'],
      fixed: '<x-header class="sticky"><x-logo></x-logo></x-header>',
    },
    {
      title: 'an icon, self-closed',
      code: '<p><x-icon name="bread"/> Bread</p>',
      at: ['<x-icon'],
      fixed: '<p><x-icon name="bread"/> Bread</p>',
    },
    { title: 'in upper case', code: '<X-Brand></X-Brand>', at: ['<X-Brand'], fixed: '<x-logo></x-logo>' },
  ],
};
