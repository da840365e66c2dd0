import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { evidenceOf, invented, siteIn } from './support.js';

const site = siteIn('en');

const rulesOf = (text: string) => lint(`<main><p>${text}</p></main>`, site).map(({ rule }) => rule);

describe('the user info of an address is no mail address', () => {
  test.each([
    'https://admin:hunter2@harrow-vets.example/',
    'ftp://baker:Rye4Ever@harrow-vets.example',
    'postgres://hello@harrow-vets.example/bookings',
    'https://hello:Rye4Ever@harrow-vets.example/',
  ])('%s', (text) => {
    expect(rulesOf(text).filter((rule) => rule.endsWith('-contact'))).toEqual([]);
  });

  test.each([
    'git@harrow-vets.example:repo',
    'git clone git@harrow-vets.example:site.git',
    'deploy@harrow-vets.example:/var/www',
    'ssh -p 2222 hello@harrow-vets.example',
    'ssh://hello@harrow-vets.example/srv',
  ])('%s', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });

  test('it is a secret and nothing else', () => {
    expect(rulesOf('https://admin:hunter2@harrow-vets.example/')).toEqual(['no-secrets']);
  });

  test.each([
    'Write to office@harrow-vets.example: we answer',
    'Mail:office@harrow-vets.example',
    'office@harrow-vets.example:Mo-Fr',
    'git@harrow-vets.example',
    'See https://harrow-vets.example/ or office@harrow-vets.example',
    'http://office@harrow-vets.example',
    'We know ssh: office@harrow-vets.example',
  ])('near miss: %s', (text) => {
    const found = invented(`<main><p>${text}</p></main>`, site);
    expect(found.map((finding) => evidenceOf(finding).value)).toEqual([expect.stringMatching(/@harrow-vets/)]);
  });

  test('near miss: a configured one behind another address', () => {
    expect(rulesOf('See https://harrow-vets.example/ hello@harrow-vets.example')).toEqual(['no-static-contact']);
  });
});
