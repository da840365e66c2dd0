import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { siteIn } from './support.js';

const site = siteIn('en');

/** The rules by which something in the head of a page is told. */
function told(head: string): string[] {
  return lint(`<html><head>${head}</head><body><p>Text</p></body></html>`, site)
    .map(({ rule }) => rule)
    .filter((rule) => rule.startsWith('no-invented'));
}

describe('a mailbox in the meta element of who a page is of', () => {
  test.each([
    '<meta name="author" content="info@harrow-vets.example">',
    '<meta name="author" content="hello@harrow-vets.co">',
    '<meta name="author" content="bookings@harrowvets.com">',
    '<meta name="web_author" content="info@harrow-vets.example">',
    '<meta name="author" content="Harrow Vets, info@harrow-vets.example">',
  ])('%s', (head) => {
    expect(told(head)).toEqual(['no-invented-contact']);
  });

  test.each([
    '<meta name="author" content="hello@harrow-vets.example">',
    '<meta name="author" content="jane@kolb-studio.com">',
    '<meta name="author" content="info@kolb-studio.com">',
    '<meta name="author" content="Jane Roe, jane@harrow-vets.example">',
    '<meta name="author" content="Harrow Vets">',
    '<meta name="generator" content="info@harrow-vets.example 2.0">',
  ])('not %s', (head) => {
    expect(told(head)).toEqual([]);
  });
});

describe('a profile in the meta element of who wrote a page', () => {
  test.each([
    '<meta name="twitter:creator" content="@harrowvets">',
    '<meta property="twitter:creator" content="harrow_vets">',
    '<meta property="article:author" content="https://facebook.com/harrowvets">',
    '<meta name="fediverse:creator" content="@harrowvets@mastodon.social">',
  ])('%s', (head) => {
    expect(told(head)).toEqual(['no-invented-profile']);
  });

  test.each([
    '<meta name="twitter:creator" content="@janekolb">',
    '<meta name="twitter:creator:id" content="12345678">',
    '<meta property="article:author" content="https://facebook.com/jane.kolb">',
    '<meta property="article:author" content="Jane Kolb">',
    '<meta property="article:author" content="https://www.instagram.com/harrow.vets">',
  ])('not %s', (head) => {
    expect(told(head)).toEqual([]);
  });
});
