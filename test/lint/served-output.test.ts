import { describe, expect, test } from 'vitest';
import { buildManifest, render } from '../../src/index.js';
import { lint, lintAndFix } from '../../src/lint/index.js';
import { readSite } from '../support/sites.js';

const SITE = readSite('small-business');
const MANIFEST = buildManifest(SITE);

const CANVAS = `<!doctype html><html lang="it"><body>
<header><x-logo class="brand"></x-logo><nav><x-menu location="topic"></x-menu></nav></header>
<main><h1>Osteria</h1><x-menu location="utili"></x-menu>
<p>Call <x-contact field="phone"></x-contact>, <x-contact field="email"></x-contact></p><x-contact field="address"></x-contact>
<x-addon provider="provider_contact_form"></x-addon></main>
<footer><x-logo link="false"></x-logo><x-social></x-social></footer></body></html>`;
const SERVED = render(CANVAS, SITE, { url: '/' }).html;
const PHONE = '<a href="tel:+390550123456">055 012 3456</a>';

describe('a page that was served', () => {
  test('is told of once, without a fix', () => {
    const findings = lint(SERVED, MANIFEST, { preset: 'strict' });
    expect(findings.map(({ message, fix }) => [message, fix])).toEqual([
      [
        'Unexpected output of `x-logo`, `x-menu`, `x-social`, `x-contact`, `x-addon`, expected a canvas: this page was served, with its components expanded; lint the canvas that it was made of',
        undefined,
      ],
    ]);
    expect(lintAndFix(SERVED, MANIFEST).output).toBe(SERVED);
  });

  test('is still told of what is written by hand beside it', () => {
    const rules = lint(SERVED.replace('Call ', `Call ${PHONE} `), MANIFEST).map(({ rule, fix }) => [rule, fix?.safety]);
    expect(rules).toEqual([
      ['no-static-logo', undefined],
      ['no-static-contact', 'safe'],
    ]);
  });

  test('is told of what is invented in what only looks like an expansion', () => {
    const made = '<nav class="x-contact"><a href="tel:+390550123457">055 012 3457</a></nav>';
    const rules = lint(SERVED.replace('<h1>', `${made}<h1>`), MANIFEST).map(({ rule }) => rule);
    expect(rules).toContain('no-invented-contact');
  });

  test('negative control: without the classes each copy is told of by itself', () => {
    const page = SERVED.replaceAll(/\bx-(?:logo|menu|social|contact|addon)\b(?=[ "])/g, 'y');
    expect(lint(page, MANIFEST).length).toBeGreaterThan(5);
  });

  test('the canvas has no finding', () => {
    expect(lint(CANVAS, MANIFEST)).toEqual([]);
  });
});

describe('a copy with some of the classes of an expansion', () => {
  test('gives none of them to the component', () => {
    const source = `<p>Call ${PHONE.replace('<a', '<a class="x-contact__link big x-menu-nav"')}</p>`;
    const [finding] = lint(source, MANIFEST).filter(({ rule }) => rule === 'no-static-contact');
    expect(finding?.fix?.edits.map(({ text }) => text)).toEqual(['<x-contact field="phone" class="big"></x-contact>']);
  });
});
