import { describe, expect, it } from 'vitest';
import { exampleManifest } from '../../../src/lint/example/manifest.js';
import { type Finding, lint } from '../../../src/lint/index.js';

const manifest = exampleManifest();

function contactsIn(canvas: string): Finding[] {
  return lint(canvas, manifest).filter(({ rule }) => rule === 'no-static-contact');
}

/** A canvas, and what a finding takes of it. */
const WHOLE: readonly (readonly [canvas: string, taken: string])[] = [
  ['<p>Call (020 7946 0958) now</p>', '020 7946 0958'],
  ['<p>Tel: (+44) 20 7946 0958</p>', '(+44) 20 7946 0958'],
  ['<p>Tel. + 44 20 7946 0958</p>', '+ 44 20 7946 0958'],
  ['<p>Tel +44(0)2079460958.</p>', '+44(0)2079460958'],
  ['<p>(020) 7946 0958</p>', '(020) 7946 0958'],
  ['<p>Visit us: 12 Quay Street, Falmouth TR11 3LG.</p>', '12 Quay Street, Falmouth TR11 3LG'],
  ['<p>12 Quay Street, Falmouth TR11 3LG, United Kingdom</p>', '12 Quay Street, Falmouth TR11 3LG, United Kingdom'],
  ['<p>12 Quay Street<br>Falmouth<br>TR11 3LG<br>UK</p>', '12 Quay Street<br>Falmouth<br>TR11 3LG<br>UK'],
  ['<p>Flat 3, 12 Quay Street, Falmouth TR11 3LG</p>', '12 Quay Street, Falmouth TR11 3LG'],
  ['<ul><li>12 Quay Street</li></ul>', '12 Quay Street'],
  ['<p>12 Quay St., Falmouth (TR11 3LG)</p>', '12 Quay St., Falmouth (TR11 3LG)'],
  ['<p>Ukulele club, 12 Quay Street, Falmouth TR11 3LG, Ukulele hall</p>', '12 Quay Street, Falmouth TR11 3LG'],
];

/** More digits beside a number: an edit of it would leave them. */
const LONGER = [
  '<p>+44 20 7946 0958, 0959</p>',
  '<p>020 7946 0958-60</p>',
  '<p>020 7946 0958/59</p>',
  '<p>020 7946 0958 60</p>',
];

/** Contacts that somebody has to look at: a link that says something else. */
const DOUBTFUL = [
  '<p><a href="tel:+442079460959">020 7946 0958</a></p>',
  '<p><a href="mailto:info@harbour-bakery.example">hello@harbour-bakery.example</a></p>',
  '<p><a href="https://wa.me/447700900999">020 7946 0958</a></p>',
];

/** Parts of the address that are no address. */
const PARTS = [
  '<p>Quay Street is closed to traffic for 12 days.</p>',
  '<p>From Quay Street it is a walk of 12 minutes to Falmouth.</p>',
  '<p>We are in Quay Street, Falmouth.</p>',
  '<p>Falmouth TR11 3LG</p>',
  '<p>12 rolls, baked in Quay Street</p>',
  '<p>In 12 weeks the market moves to Quay Street, Falmouth.</p>',
];

describe('a contact by hand', () => {
  it.each(WHOLE)('is taken whole: %s', (canvas, taken) => {
    expect(contactsIn(canvas).map(({ start, end }) => canvas.slice(start, end))).toEqual([taken]);
  });

  it.each(DOUBTFUL)('is for review where it is not certain: %s', (canvas) => {
    expect(contactsIn(canvas).map(({ outcome, fix }) => [outcome, fix?.safety])).toEqual([['needs-review', 'unsafe']]);
  });

  it.each(LONGER)('with more digits beside it is for review, and no edit leaves those: %s', (canvas) => {
    const [finding, ...more] = contactsIn(canvas);
    expect([finding?.outcome, finding?.fix, more]).toEqual(['needs-review', undefined, []]);
    expect(finding?.message).toContain('More digits stand beside it');
  });

  it.each(PARTS)('is none where street and number do not stand together: %s', (canvas) => {
    expect(contactsIn(canvas)).toEqual([]);
  });
});
