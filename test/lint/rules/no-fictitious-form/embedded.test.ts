import { expect, test } from 'vitest';
import { exampleManifest } from '../../../../src/lint/example/manifest.js';
import { lint } from '../../../../src/lint/index.js';

const manifest = exampleManifest();
const found = (code: string) => lint(code, manifest).filter(({ rule }) => rule === 'no-fictitious-form');

test.each([
  '<iframe src="https://docs.google.com/forms/d/e/TU_ID_DE_FORMULARIO/viewform?embedded=true"></iframe>',
  '<iframe src="https://docs.google.com/forms/d/e/YOUR_FORM_ID/viewform"></iframe>',
  '<a href="https://docs.google.com/forms/d/e/IHRE_FORMULAR_ID/viewform">Anmelden</a>',
  '<iframe src="https://acme.typeform.com/to/YOUR_FORM_ID"></iframe>',
  '<p><button form="f" formaction="#">Join</button></p><form id="f" action="javascript:void(0)" hidden><input name="key" value="PB"></form>',
])('a form that is yet to be put in: %s', (code) => {
  expect(found(code)).toHaveLength(1);
});

test.each([
  '<iframe src="https://docs.google.com/forms/d/e/1FAIpQLSdT9zqkq0Nf3m2vK/viewform?embedded=true"></iframe>',
  '<iframe src="https://docs.google.com/forms/d/e/{{ form }}/viewform"></iframe>',
  '<iframe src="https://www.youtube.com/embed/YOUR_VIDEO_ID"></iframe>',
  '<p><button form="f" formaction="/join">Join</button></p><form id="f" action="javascript:void(0)" hidden><input name="key" value="PB"></form>',
])('near miss: %s', (code) => {
  expect(found(code)).toEqual([]);
});
