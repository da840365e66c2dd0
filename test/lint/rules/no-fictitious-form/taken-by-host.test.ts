import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const manifestOf = (url: string, hasForm = true) =>
  buildManifest(
    parseSite({
      site: { name: 'Harbour Rowing', description: 'A club', url, language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      ...(hasForm && {
        addons: {
          provider_contact_form: { status: 'selected', default: 'join', forms: [{ id: 'join', title: 'Join us' }] },
        },
      }),
    }),
  );
const found = (code: string, manifest = manifestOf('https://harbour.example')) =>
  lint(code, manifest).filter(({ rule }) => rule === 'no-fictitious-form');
const form = (attributes: string) =>
  `<form ${attributes}><input name="name"><input type="email" name="email"><button>Join</button></form>`;

test.each([
  ['name="join" method="POST" data-netlify="true"'],
  ['netlify'],
  ['data-static-form-name="join"'],
  ['action="#" data-netlify="true"'],
])('nobody receives a form with `%s` on a site that another company keeps', (attributes) => {
  expect(found(form(attributes))).toMatchObject([{ outcome: 'violation' }]);
  expect(found(form(attributes), manifestOf('https://harbour.example', false))).toMatchObject([
    { outcome: 'needs-review' },
  ]);
});

test('near misses: it is kept there, asks for nobody, says where it sends, or a script sends it', () => {
  const netlify = 'name="join" method="POST" data-netlify="true"';
  expect(found(form(netlify), manifestOf('https://harbour.netlify.app'))).toEqual([]);
  expect(
    found(`${form(netlify)}<script src="https://identity.netlify.com/v1/netlify-identity-widget.js"></script>`),
  ).toEqual([]);
  expect(found(`<form ${netlify}><input name="answer"><button>Vote</button></form>`)).toEqual([]);
  expect(found(form(`${netlify} action="/join"`))).toEqual([]);
  expect(found(`${form(`id="f" ${netlify}`)}<script>f.onsubmit = () => fetch('/join')</script>`)).toEqual([]);
});
