import type { RuleDocs } from '../../rule.js';

export const validNestingDocs: RuleDocs = {
  summary: 'Reports components in places where their output cannot live.',
  why: 'A parser moves or drops what cannot stand somewhere: links within links, forms within forms, blocks within paragraphs.',
  instead: 'Put the component where its output can stand, or write a logo or contact without `link` within a link.',
  correct: [
    { title: 'an unlinked logo in a link', code: '<a class="card" href="/cakes/"><x-logo></x-logo> Cakes</a>' },
    { title: 'a contact in a paragraph', code: '<p>Call <x-contact field="phone" link></x-contact></p>' },
    { title: 'a menu in a table cell', code: '<table><tr><td><x-menu location="footer"></x-menu></td></tr></table>' },
    { title: 'a linked logo in a heading', code: '<h1><x-logo link></x-logo></h1>' },
    { title: 'a menu in an item of a list', code: '<ul><li><x-menu location="footer"></x-menu></li></ul>' },
    {
      title: 'a form behind a form',
      code: '<form action="/find"><input name="q"></form><x-addon provider="provider_contact_form"></x-addon>',
    },
  ],
  incorrect: [
    {
      title: 'a linked logo in a link',
      code: '<a class="card" href="/cakes/"><x-logo link></x-logo></a>',
      at: ['<x-logo'],
      fixed: '<a class="card" href="/cakes/"><x-logo></x-logo></a>',
    },
    {
      title: 'a linked contact in a button',
      code: '<button type="button"><x-contact field="phone" link="true"></x-contact></button>',
      at: ['<x-contact'],
      fixed: '<button type="button"><x-contact field="phone"></x-contact></button>',
    },
    {
      title: 'a form in a paragraph',
      code: '<p><x-addon provider="provider_contact_form"></x-addon></p>',
      at: ['<x-addon'],
      fixed: '<x-addon provider="provider_contact_form"></x-addon>',
    },
    {
      title: 'a menu in a paragraph with text',
      code: '<p>Bread: <x-menu location="topic"></x-menu></p>',
      at: ['<x-menu'],
      fixed: '<p>Bread: </p><x-menu location="topic"></x-menu>',
    },
    {
      title: 'a form amid the text of a paragraph',
      code: '<p class="note" id="a">Write: <x-addon provider="provider_contact_form"></x-addon> or <b>call</b>.</p>',
      at: ['<x-addon'],
      fixed:
        '<p class="note" id="a">Write: </p><x-addon provider="provider_contact_form"></x-addon><p> or <b>call</b>.</p>',
    },
    {
      title: 'profiles at the beginning of a paragraph',
      code: '<p class="note"><x-social></x-social> Follow us.</p>',
      at: ['<x-social'],
      fixed: '<x-social></x-social><p class="note"> Follow us.</p>',
    },
    {
      title: 'profiles in a paragraph',
      code: '<p class="follow"><x-social></x-social></p>',
      at: ['<x-social'],
      fixed: '<x-social class="follow"></x-social>',
    },
    {
      title: 'a form in a form',
      code: '<form action="/send"><x-addon provider="provider_contact_form"></x-addon></form>',
      at: ['<x-addon'],
      fixed: '<x-addon provider="provider_contact_form"></x-addon>',
    },
    {
      title: 'a menu in a list',
      code: '<ul class="links"><x-menu location="footer"></x-menu></ul>',
      at: ['<x-menu'],
      fixed: '<x-menu class="links" location="footer"></x-menu>',
    },
    {
      title: 'behind a `select` that has no end in newer browsers',
      code: '<select/><keygen><x-logo></x-logo>',
      at: ['<x-logo'],
      fixed: '<select/><keygen><x-logo></x-logo>',
    },
    {
      title: 'in a `select`',
      code: '<select><x-menu location="footer"></x-menu></select>',
      at: ['<x-menu'],
      fixed: '<select><x-menu location="footer"></x-menu></select>',
    },
    {
      title: 'in a drawing',
      code: '<svg viewBox="0 0 9 9"><x-logo></x-logo></svg>',
      at: ['<x-logo'],
      fixed: '<svg viewBox="0 0 9 9"><x-logo></x-logo></svg>',
    },
    {
      title: 'in `noscript`',
      code: '<noscript><x-contact field="email"></x-contact></noscript>',
      at: ['<x-contact'],
      fixed: '<noscript><x-contact field="email"></x-contact></noscript>',
    },
    {
      title: 'directly in a table',
      code: '<table><x-contact field="phone"></x-contact><tr><td>Rye</td></tr></table>',
      at: ['<x-contact'],
      fixed: '<table><x-contact field="phone"></x-contact><tr><td>Rye</td></tr></table>',
    },
  ],
};
