import { describe, expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import { textWithoutIcons } from '../../../src/lint/document/icon-text.js';
import { exampleManifest } from '../../../src/lint/example/manifest.js';
import { lint } from '../../../src/lint/index.js';
import { provenReplacement } from '../support.js';

function read(inner: string): string {
  const document = indexDocument(`<a href="/x/">${inner}</a>`);
  const [link] = document.elements;
  return link ? textWithoutIcons(document, link) : '';
}

const ICONS = [
  '<i class="material-icons">phone</i>',
  '<i class="material-icons-outlined">phone_in_talk</i>',
  '<span class="material-symbols-rounded md-18">call</span>',
  '<i class="fa">fa-phone</i>',
  '<i>fa-phone</i>',
  '<i class="fas" aria-hidden="true">phone</i>',
  '<i aria-hidden="true">phone</i>',
  '<span class="icon">phone</span>',
];

const OTHERS = [
  '<b>phone</b>',
  '<i>phone</i>',
  '<span aria-hidden="true">phone</span>',
  '<span class="nav-text">phone</span>',
  '<span class="icon">Our phone</span>',
  '<i class="material-icons">Our phone</i>',
];

describe('the name of an icon', () => {
  test.each(ICONS)('%s is no part of what a link says', (icon) => {
    expect(read(`${icon}Call us`)).toBe('Call us');
    expect(read(`${icon}<span>Call us</span>`)).toBe('Call us');
    expect(read(icon)).toBe('');
  });

  test.each(OTHERS)('near miss: %s is a text', (text) => {
    expect(read(`${text} Call us`)).toContain('phone');
  });

  const messageFor = (icon: string) =>
    lint(`<p><a href="tel:+15550109999">${icon}Call us</a></p>`, exampleManifest()).find(
      ({ rule }) => rule === 'no-invented-contact',
    )?.message;

  test.each(ICONS)('%s is in no message, and hides no words', (icon) => {
    expect(messageFor(icon)).toContain('the label `Call us`:');
  });

  test('near miss: without words beside it, it is what the link says', () => {
    expect(messageFor('')).toContain('the label `Call us`:');
    const alone = lint(
      '<footer><a href="tel:+15550109999"><i class="material-icons">phone</i></a></footer>',
      exampleManifest(),
    );
    expect(alone.map(({ rule }) => rule)).toContain('no-invented-contact');
  });
});

describe('in a proof', () => {
  const source = (icon: string) => `<nav><a href="/x/">${icon}Privacy</a></nav>`;

  test('it is an icon that would be lost, and joins no word', () => {
    const fix = provenReplacement(
      source('<i class="material-icons">lock</i>'),
      '<i class="material-icons">lock</i>',
      '',
    );
    expect(fix?.safety).toBe('unsafe');
    expect(fix?.description).toContain('`<i class="material-icons">lock</i>` would be lost');
    expect(fix?.description).not.toContain('lockprivacy');
  });

  test('another icon in its place is not the same', () => {
    const fix = provenReplacement(source('<i class="material-icons">lock</i>'), 'lock', 'home');
    expect(fix?.safety).toBe('unsafe');
  });
});
