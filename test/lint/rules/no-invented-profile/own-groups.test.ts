import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { siteIn } from '../no-invented-contact/support.js';

function told(canvas: string): string[] {
  return lint(canvas, siteIn('en')).flatMap(({ rule, outcome }) =>
    /^no-invented-(?:profile|contact)$/.test(rule) ? [`${rule} ${outcome}`] : [],
  );
}

const GROUP = 'https://www.facebook.com/groups/123456789';
const CHANNEL = 'https://whatsapp.com/channel/0029VaLibrairie';

describe('a group that a link calls the house’s own', () => {
  test.each([
    ['Our Facebook group'],
    ['Unsere Facebook-Gruppe'],
    ['Notre groupe Facebook'],
    ['Nuestro grupo de Facebook'],
    ['Il nostro gruppo Facebook'],
    ['Наша спільнота у Facebook'],
    ['Наша группа в Facebook'],
  ])('needs a look: %s', (text) => {
    expect(told(`<main><p><a href="${GROUP}">${text}</a></p></main>`)).toEqual(['no-invented-profile needs-review']);
  });

  test.each([
    [`<main><p><a href="${GROUP}">Oxford Riders on Facebook</a></p></main>`],
    [`<main><p><a href="${GROUP}">our friends' group on Facebook</a></p></main>`],
    [`<main><p>The club has a <a href="${GROUP}">Facebook group</a>.</p></main>`],
    [`<article><p><a href="${GROUP}">our Facebook group</a></p></article>`],
  ])('near miss: %s', (canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});

describe('a channel in WhatsApp', () => {
  test('is a profile, as nobody writes there', () => {
    const canvas = `<section><h3>Follow us</h3><a href="${CHANNEL}">WhatsApp channel</a></section>`;
    expect(told(`<footer>${canvas}</footer>`)).toEqual(['no-invented-profile violation']);
  });

  test('negative control: a chat is a contact', () => {
    const chat = CHANNEL.replace('whatsapp.com/channel/0029VaLibrairie', 'wa.me/447700900777');
    expect(told(`<footer><a href="${chat}">WhatsApp</a></footer>`)).toEqual(['no-invented-contact violation']);
  });

  test('near miss: that of others', () => {
    expect(told(`<article><p>See <a href="${CHANNEL}">the Herald's WhatsApp channel</a></p></article>`)).toEqual([]);
  });
});
