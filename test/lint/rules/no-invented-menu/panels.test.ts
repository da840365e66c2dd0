import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-menu');
const list = (...labels: string[]) =>
  `<ul>${labels.map((label) => `<li><a href="/${label.toLowerCase()}">${label}</a></li>`).join('')}</ul>`;
const RECORDS = list('Herd', 'Feed', 'Field');
const head = (inner: string) => `<header><x-logo></x-logo>${inner}</header>`;

describe('the heading of a panel in navigation is none of the page', () => {
  test.each([
    ['in a section', `<nav><section><h2>Records</h2>${RECORDS}</section></nav>`],
    ['in an article', `<nav><article><h2>Records</h2>${RECORDS}</article></nav>`],
    ['in a dialog', `<nav><button>Open</button><dialog id="p"><h2>Records</h2>${RECORDS}</dialog></nav>`],
    [
      'in a popover of a menu',
      `<menu><li><button popovertarget="p">Open</button><section popover id="p"><h2>Records</h2>${RECORDS}</section></menu>`,
    ],
    ['in a wide menu by its name', `<div class="mega"><div><h2>Records</h2>${RECORDS}</div></div>`],
    [
      'with a line under each link',
      '<menu><li><button>Open</button><section popover><div><h2>Records</h2><p><a href="/h">Herd book</a><br>Calves, tags and movements<p><a href="/f">Feed planner</a><br>Rations by pen<p><a href="/d">Field diary</a><br>Sprays, slurry and yields</div></section></menu>',
    ],
  ])('%s', (_where, inner) => {
    expect(found(head(inner))).toHaveLength(1);
  });

  test('nor of the panels beside it', () => {
    const panel = (inner: string) => `<li><button>Open</button><section>${inner}</section></li>`;
    const menu = `<nav><ul>${panel(`<h2>Records</h2>${RECORDS}`)}${panel(list('Academy', 'Webinars', 'Forum'))}</ul></nav>`;
    const labels = found(head(menu))
      .map(({ evidence }) => JSON.stringify(evidence))
      .join(' ');
    expect(labels).toContain('Herd');
    expect(labels).toContain('Academy');
  });
});

describe('near miss: links below the heading of a page or section', () => {
  test.each([
    `<header><h1>The farm year</h1>${RECORDS}</header>`,
    `<header><section><h2>The farm year</h2><p>As we see it</p>${RECORDS}</section></header>`,
    `<header><nav><h2>Menu</h2><x-menu location="topic"></x-menu></nav><h1>The farm year</h1>${RECORDS}</header>`,
  ])('%s', (code) => {
    expect(found(code)).toEqual([]);
  });
});

test('near miss: a sentence with links in the header', () => {
  const said = (label: string) =>
    `<p><a href="/${label}">${label}</a>, which we have kept since the spring of last year`;
  expect(found(head(`<section>${['herd', 'feed', 'field'].map(said).join('')}</section>`))).toEqual([]);
});

test('what opens in a menu of the header is no drawer', () => {
  const [menu] = found(head(`<menu><li><button>Open</button><section popover>${RECORDS}</section></menu>`));
  expect(menu?.message).toContain('navigation in the header');
});
