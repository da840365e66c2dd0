import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/lint/index.js';
import { manifestIn, phoneIn } from '../copies/sites.js';
import { CALLED, IDENTIFIERS } from './identifier-labels.js';

/** Ways to put a label before a number. */
const FORMS: readonly ((label: string, number: string) => string)[] = [
  (label, number) => `<p>${label} ${number}</p>`,
  (label, number) => `<p>${label}: ${number}</p>`,
  (label, number) => `<p><b>${label}：</b>${number}</p>`,
  (label, number) => `<dl><dt>${label}</dt><dd>${number}</dd></dl>`,
  (label, number) => `<table><tr><th>${label}:</th><td>${number}</td></tr></table>`,
  (label, number) => `<table><tr><td>A</td><td>${label}</td></tr><tr><td>B</td><td>${number}</td></tr></table>`,
  (label, number) => `<div class="row"><div>${label}</div><div>${number}</div></div>`,
];

/** The forms in which the site's own number is reported as a copy behind a label. */
function reported(language: string, label: string): string[] {
  const manifest = manifestIn(language);
  const number = phoneIn(language).replace('+', '00');
  return FORMS.map((form) => form(label, number)).filter((canvas) =>
    lint(canvas, manifest).some(({ rule }) => rule === 'no-static-contact'),
  );
}

describe('the digits of the phone number behind a label', () => {
  it.each(Object.entries(IDENTIFIERS))('are another number: %s', (language, labels) => {
    expect(labels.flatMap((label) => reported(language, label))).toEqual([]);
  });

  it.each(Object.entries(CALLED))('are that number: %s', (language, labels) => {
    expect(labels.filter((label) => reported(language, label).length < FORMS.length)).toEqual([]);
  });
});
