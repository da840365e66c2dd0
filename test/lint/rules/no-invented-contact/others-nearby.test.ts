import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const PRACTICE = siteIn('de', { name: 'Zahnarztpraxis Lindner', phone: '+496151987650' });
const BAKERY = siteIn('fr', { name: 'Boulangerie Morel', phone: '+33472000102' });

describe('another house of the same surname', () => {
  test.each([
    [PRACTICE, '<section><h2>Anfahrt</h2><p>Autohaus Lindner · Tel. 06151 777888</p></section>'],
    [PRACTICE, '<footer><p>Bäckerei Lindner · Tel. 06151 777888</p></footer>'],
    [BAKERY, '<section><h2>Contact</h2><p>Garage Morel · Tél. 04 72 99 88 77</p></section>'],
  ])('is left alone', (site, canvas) => {
    expect(invented(canvas, site)).toEqual([]);
  });

  test.each([
    [PRACTICE, '<section><h2>Kontakt</h2><p>Zahnarztpraxis Lindner · Tel. 06151 777888</p></section>'],
    [PRACTICE, '<section><h2>Kontakt</h2><p>Praxis Lindner · Tel. 06151 777888</p></section>'],
    [PRACTICE, '<section><h2>Kontakt</h2><p>Anna Lindner · Tel. 06151 777888</p></section>'],
    [BAKERY, '<section><h2>Contact</h2><p>Boulangerie Morel · Tél. 04 72 99 88 77</p></section>'],
  ])('negative control: the house itself, and somebody of it', (site, canvas) => {
    expect(invented(canvas, site)).toHaveLength(1);
  });
});

describe('a number that is called for a ride is that of others', () => {
  const SITE = siteIn('en');

  test.each([
    ['en', '<section><h2>How to find us</h2><p>Phone 0117 925 2626 for a cab.</p></section>'],
    ['en', '<p>Call <b>0117 925 2626</b> for a taxi from the station.</p>'],
    ['de', '<p>Rufen Sie 06151 194100 für ein Taxi.</p>'],
    ['fr', '<p>Appelez le 04 72 10 86 86 pour un taxi.</p>'],
    ['pl', '<p>Zadzwoń 22 555 01 99 po taksówkę.</p>'],
  ])('%s: %s', (language, canvas) => {
    expect(invented(canvas, siteIn(language))).toEqual([]);
  });

  test.each([
    [SITE, 'Phone 0117 925 2626 for an appointment.'],
    [SITE, 'Call 0117 925 2626 for taxidermy.'],
    [SITE, 'Call us on 0117 925 2626 for a taxi.'],
    [siteIn('en', { name: 'Harrow Taxi' }), 'Call 0117 925 2626 for a taxi.'],
  ])('negative control: of the house', (site, sentence) => {
    expect(invented(`<p>${sentence}</p>`, site)).toHaveLength(1);
  });
});
