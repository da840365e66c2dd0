import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const data = (name: string, member: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"${name}",${member}}</script>`;
const told = (canvas: string) => invented(canvas, siteIn('en')).map(({ outcome }) => outcome);

describe('a department of the house with a name of its own is a part of it', () => {
  test.each([
    '"department":[{"@type":"LocalBusiness","name":"Night Clinic Bath","telephone":"+44 117 496 0123"}]',
    '"department":{"@type":"LocalBusiness","name":"Pharmacy","telephone":"+44 117 496 0123"}',
  ])('%s', (member) => {
    expect(told(data('Harrow Vets', member))).toEqual(['needs-review']);
  });

  test.each([
    ['Harrow Vets', '"memberOf":{"@type":"Organization","name":"Vet Society","telephone":"+44 117 496 0123"}'],
    ['Harrow Vets', '"department":{"@type":"LocalBusiness","name":"Pharmacy","telephone":"+44 20 7946 0958"}'],
    ['Bristol Zoo', '"department":{"@type":"LocalBusiness","name":"Pharmacy","telephone":"+44 117 496 0123"}'],
  ])('near miss: %s, %s', (name, member) => {
    expect(told(data(name, member))).toEqual([]);
  });
});
