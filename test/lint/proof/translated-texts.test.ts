import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      phone: { kind: 'phone', value: '+390612345678', display: '+39 06 1234 5678' },
      email: { kind: 'email', value: 'ciao@luna.example' },
    },
  }),
);

const NUMBER = '+39 06 1234 5678';

/** How safe the fixes of a canvas are, each with the reason where it is not. */
function fixes(canvas: string): (string | undefined)[] {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off' } }).map(({ fix }) =>
    fix?.safety === 'safe' ? 'safe' : fix?.description.replace(/^[^(]*\(not proven to be safe: |\)$/g, ''),
  );
}

const TRANSLATED = 'the text there is a key for translations, or is taken out for translators';
const TEMPLATE = 'a template or a generator reads that place before it is HTML';

describe('a text that is translated stays as it is', () => {
  test.each([
    ['in a section of Mustache', `<p>{{#t}}Call ${NUMBER} now{{/t}}</p>`],
    ['in an element of such a section', `{{# trans }}<p>Call ${NUMBER} now</p>{{/ trans }}`],
    ['in a block of Smarty', `<p>{t}Call ${NUMBER} now{/t}</p>`],
    ['in one with arguments', `<p>{t name=$name}Call ${NUMBER} now{/t}</p>`],
    ['in a block of Latte', `<p>{translate}Call ${NUMBER} now{/translate}</p>`],
    ['with an attribute of Angular', `<p i18n>Call ${NUMBER} now</p>`],
    ['with one that says more', `<p i18n="a|b@@call">Call <b>${NUMBER}</b> now</p>`],
    ['with one of i18next', `<p data-i18n="call">Call ${NUMBER} now</p>`],
    ['with one of Fluent', `<p data-l10n-id="call">Call ${NUMBER} now</p>`],
    ['with a directive', `<p v-translate>Call ${NUMBER} now</p>`],
    ['with a bare `translate`', `<p translate>Call ${NUMBER} now</p>`],
    ['in an element', `<p><translate>Call ${NUMBER} now</translate></p>`],
    ['in an attribute', `<a i18n-title title="Call ${NUMBER}" href="tel:+390612345678">${NUMBER}</a>`],
  ])('%s', (_title, canvas) => {
    expect(fixes(canvas)).toEqual([TRANSLATED]);
  });

  test.each([
    ['beside a section', `<p>{{#t}}Call{{/t}} ${NUMBER} now</p>`],
    ['in a section of another name', `<p>{{#team}}Call ${NUMBER} now{{/team}}</p>`],
    ['beside a block', `<p>{t}Call{/t} ${NUMBER} now</p>`],
    ['behind one without an end', `<p>{t} ${NUMBER} now</p>`],
    ['with the standard’s attribute', `<p translate="no">Call ${NUMBER} now</p>`],
    ['with an attribute for another', `<p i18n-title title="Now">Call ${NUMBER} now</p>`],
    ['beside an element', `<p><b data-i18n="call">Call</b> ${NUMBER} now</p>`],
  ])('negative control: %s', (_title, canvas) => {
    expect(fixes(canvas)).toEqual(['safe']);
  });
});

describe('a text in quotes of code stays as it is', () => {
  test.each([
    ['set by Velocity', '#set( $mail = "ciao@luna.example" )<p>a</p>'],
    ['compared by Velocity', '<p>#if($mail == "ciao@luna.example")a#end</p>'],
    ['in a call of Velocity', `<p>$i18n.get("Call ${NUMBER}")</p>`],
    ['in a call of Razor', `<p>@Html.Raw("Call ${NUMBER}")</p>`],
    ['in an index of Razor', `<p>@Localizer["Call ${NUMBER}"]</p>`],
    ['in an expression of Razor', `<p>@(open ? "Call ${NUMBER}" : "")</p>`],
    ['in a call with brackets and quotes', `<p>@Html.Raw(F(1) + "a) \\" Call ${NUMBER}")</p>`],
    ['in a directive of FreeMarker', `<#assign text = "Call ${NUMBER} now">`],
    ['in one with square brackets', `[#assign text = "Call ${NUMBER} now"]`],
  ])('%s', (_title, canvas) => {
    expect(fixes(canvas)).toEqual([TEMPLATE]);
  });

  test.each([
    ['behind Velocity', `#set( $a = "b" )<p>Call ${NUMBER}</p>`],
    ['behind Razor', `<p>@Html.Raw("a") Call ${NUMBER}</p>`],
    ['behind a heading of Velocity', `<p>#set your table, call ${NUMBER}</p>`],
    ['in brackets behind a name', `<p>Luna("call" ${NUMBER})</p>`],
    ['in brackets behind a price', `<p>$5 (call "us" on ${NUMBER})</p>`],
    ['in brackets behind a mail address', `<p>a@b.example("call" ${NUMBER})</p>`],
    ['in brackets that never close', `<p>@Html.Raw("a" Call</p><p>${NUMBER}</p>`],
  ])('negative control: %s', (_title, canvas) => {
    expect(fixes(canvas)).toEqual(['safe']);
  });
});
