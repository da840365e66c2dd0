import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-menu');
const BUTTONS = `<button onclick="location.href='/'">Home</button><button onclick="location.href='/pricing'">Pricing</button><button onclick="location.href='/docs'">Docs</button><button onclick="location.href='tel:+4420'">Call</button>`;
const LINKS = '<a href="/">Home</a><a href="/pricing">Pricing</a><a href="/docs">Docs</a>';
const page = (bar: string) => `<header><x-logo></x-logo></header><main><h1>x</h1><p>y</p></main>${bar}`;

describe('a bar for phones is navigation', () => {
  test.each(['thumbbar', 'mobile-bar', 'quickbar', 'quick-bar', 'mobile-dock', 'barra-mobile'])('%s', (name) => {
    expect(found(page(`<div class="${name}">${BUTTONS}</div>`))).toHaveLength(1);
    expect(found(page(`<div class="${name}">${LINKS}</div>`))).toHaveLength(1);
  });

  test('by its role, behind the content', () => {
    expect(found(page(`<div role="toolbar" aria-label="Shortcuts">${BUTTONS}</div>`))).toHaveLength(1);
  });

  test.each([
    '<div class="quickbar"><button onclick="save()">Save</button><button onclick="print()">Print</button><button onclick="undo()">Undo</button></div>',
    '<div role="toolbar"><button onclick="bold()">Bold</button><button onclick="italic()">Italic</button><a href="#x">x</a></div>',
    '<div class="thumbbar"><a href="tel:+4420">Call</a><a href="https://maps.google.com/?q=x">Map</a><a href="mailto:a@b.example">Mail</a></div>',
  ])('near miss: %s', (bar) => {
    expect(found(page(bar))).toEqual([]);
  });

  test('near miss: in the content', () => {
    expect(found(`<main><h1>x</h1><div role="toolbar">${LINKS}</div></main>`)).toEqual([]);
  });
});
