import { describe, expect, test } from 'vitest';
import { evidenceOf, invented, siteIn } from './support.js';

const site = siteIn('it', { name: 'Frantoio Bellandi', phone: '+390564555012' });

/** The web addresses that are told in a footer. */
function hosts(text: string): (string | undefined)[] {
  return invented(`<footer><p>${text}</p></footer>`, site)
    .filter(({ message }) => message.startsWith('Unexpected web address'))
    .map((finding) => evidenceOf(finding).value);
}

describe('what stands before the sign of a mail address is no web address', () => {
  test.each([
    'bellandi.agricola [chiocciola] legalpec [punto] example',
    'bellandi.agricola (at) legalpec.example',
    'bellandi.agricola(a)legalpec.example',
    'bellandi.agricola &lt;at&gt; legalpec.example',
    'bellandi.agricola AT legalpec.example',
    'bellandi.agricola &#64; legalpec.example',
    'bellandi.agricola <span>[at]</span> legalpec.example',
    'bellandi.agricola chiocciola legalpec punto example',
    'bellandi.agricola arroba legalpec punto example',
    'bellandi.agricola {zavináč} legalpec.example',
    'bellandi.agricola [собака] legalpec.example',
    'bellandi.agricola [snabel-a] legalpec.example',
    'info [at] frantoiobellandi.info',
  ])('%s', (text) => {
    expect(hosts(text)).toEqual([]);
  });

  test.each([
    'Visita bellandi.agricola',
    'Visita bellandi.agricola (a Siena)',
    'Visita bellandi.agricola (shop). Vieni.',
    'Siamo su bellandi.agricola @bellandi',
  ])('near miss: %s', (text) => {
    expect(hosts(text)).toEqual(['bellandi.agricola']);
  });
});
