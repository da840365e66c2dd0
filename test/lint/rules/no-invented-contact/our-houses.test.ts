import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

function told(language: string, sentence: string): number {
  const site = siteIn(language, { address: '3 Elsewhere Road\nLeeds LS1 1AA' });
  return invented(`<main><p>${sentence}</p></main>`, site).length;
}

describe('a house of who speaks has the address behind it', () => {
  test.each([
    ['en', 'Our depot is at 24 Gloucester Road.'],
    ['en', 'Our depot at 24 Gloucester Road is open daily.'],
    ['en', 'Our yard is on 24 Gloucester Road.'],
    ['en', 'Our second surgery is at 24 Gloucester Road.'],
    ['en', 'Our surgery, 24 Gloucester Road, Bristol, is open daily.'],
    ['en', 'Come to our depot, 24 Gloucester Road, and see.'],
    ['en', 'Visit our workshop, 7 Mill Lane.'],
    ['es', 'Nuestro almacén está en la calle Mayor 24.'],
    ['es', 'Ven a nuestro taller en la calle de la Paz 14.'],
    ['fr', 'Notre dépôt est au 14 rue de la Paix.'],
    ['fr', 'Notre atelier est situé au 14, rue de la Paix.'],
    ['de', 'Unser Lager ist in der Lindenstraße 14.'],
    ['de', 'Unsere Werkstatt in der Lindenstraße 14 ist täglich geöffnet.'],
    ['it', 'Il nostro magazzino è in via Roma 24.'],
    ['it', 'Passa nel nostro laboratorio in Via Roma 24.'],
    ['pt', 'O nosso armazém é na Rua da Paz 14.'],
    ['pt', 'A nossa loja na Rua da Paz 14 está aberta.'],
    ['nl', 'Ons magazijn is op Kerkstraat 14.'],
    ['nl', 'Onze winkel aan de Kerkstraat 14 is open.'],
    ['pl', 'Nasz magazyn jest przy ul. Długiej 14.'],
    ['pl', 'Nasz sklep przy ul. Długiej 14 jest otwarty.'],
    ['tr', 'Depomuz Atatürk Caddesi No 14 adresindedir.'],
    ['ar', 'مستودعنا في شارع النيل 14.'],
  ])('%s: %s', (language, sentence) => {
    expect(told(language, sentence)).toBe(1);
  });

  test.each([
    ['en', 'Our customer lives at 24 Gloucester Road.'],
    ['en', 'Visit our friends, 7 Mill Lane.'],
    ['en', 'Our event takes place at 24 Gloucester Road.'],
    ['en', 'Our next market is at 24 Gloucester Road.'],
    ['en', 'Our partner’s depot is at 24 Gloucester Road.'],
    ['en', 'Our first shop was at 24 Gloucester Road.'],
    ['en', 'Our old depot at 24 Gloucester Road closed in 2015.'],
    ['en', 'In 1998 our workshop stood at 24 Gloucester Road.'],
    ['en', 'Our workshop in 2019 Mill Lane days.'],
    ['en', 'In 2019 we moved to Mill Lane.'],
    ['it', 'Dal 1958 al servizio della città.'],
    ['it', 'Il nostro cliente in via Roma 24.'],
    ['it', 'Il nostro concerto è in via Roma 24.'],
    ['fr', 'Notre concert aura lieu au 14 rue de la Paix.'],
    ['de', 'Unser Kunde in der Lindenstraße 14 freut sich.'],
    ['de', 'Unser Konzert ist in der Lindenstraße 14.'],
    ['es', 'Nuestro concierto es en la calle Mayor 24.'],
    ['nl', 'Ons concert is op Kerkstraat 14.'],
    ['pl', 'Nasz klient przy ul. Długiej 14.'],
    ['tr', 'Müşterimiz Atatürk Caddesi No 14 adresinde.'],
  ])('near miss, %s: %s', (language, sentence) => {
    expect(told(language, sentence)).toBe(0);
  });
});
