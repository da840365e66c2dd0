import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

/** What is told of a sentence, as it stands there. */
function told(language: string, line: string): string[] {
  const canvas = `<main><p>${line}</p></main>`;
  return invented(canvas, siteIn(language)).map(({ start, end }) => canvas.slice(start, end));
}

describe('behind words that ask to come by the house is at the street', () => {
  test.each([
    ['en', 'Pay us a visit at 27 Gloucester Road, any weekday.', '27 Gloucester Road'],
    ['en', 'Call in at 27 Gloucester Road.', '27 Gloucester Road'],
    ['de', 'Schauen Sie doch vorbei in der Lindenstraße 14.', 'Lindenstraße 14'],
    ['de', 'Wir freuen uns auf Ihren Besuch in der Lindenstraße 14.', 'Lindenstraße 14'],
    ['fr', 'Passez nous voir au 18 rue de la Clef, 59000 Lille.', '18 rue de la Clef, 59000 Lille'],
    ['fr', 'Rendez-nous visite au 18, rue de la Clef, 59000 Lille.', '18, rue de la Clef, 59000 Lille'],
    ['fr', 'Passez à la boutique, 18 rue de la Clef.', '18 rue de la Clef'],
    ['fr', 'Passez donc nous saluer au 18 bis rue de la Clef.', '18 bis rue de la Clef'],
    ['es', 'Pásate por la calle Alcalá 25 cuando quieras.', 'calle Alcalá 25'],
    ['es', 'Acércate a vernos: calle Alcalá 25.', 'calle Alcalá 25'],
    ['it', 'Passate in bottega, via Garibaldi 22.', 'via Garibaldi 22'],
    ['pt', 'Faça-nos uma visita na Rua Augusta, 120.', 'Rua Augusta, 120'],
    ['nl', 'Loop gerust even binnen op de Damstraat 12.', 'Damstraat 12'],
    ['sv', 'Titta gärna in på Kungsgatan 14.', 'Kungsgatan 14'],
    ['da', 'Kig gerne forbi på Vestergade 14.', 'Vestergade 14'],
    ['fi', 'Tule käymään osoitteessa Aleksanterinkatu 44.', 'Aleksanterinkatu 44'],
    ['pl', 'Wpadnij do nas na ulicę Lipową 14.', 'ulicę Lipową 14'],
    ['cs', 'Zastavte se u nás na adrese Lipová 14.', 'Lipová 14'],
    ['hu', 'Látogasson el hozzánk: Andrássy út 14.', 'Andrássy út 14'],
    ['ro', 'Treceți pe la noi pe strada Mihai Eminescu nr. 14.', 'strada Mihai Eminescu nr. 14'],
    ['tr', 'Bize uğrayın: İstiklal Caddesi No: 14.', 'İstiklal Caddesi No: 14'],
    ['el', 'Ελάτε να μας δείτε στην οδό Σταδίου 14.', 'οδό Σταδίου 14'],
    ['ru', 'Заходите на ул. Садовую, 14.', 'ул. Садовую, 14'],
    ['uk', 'Заходьте на вул. Лісову, 14.', 'вул. Лісову, 14'],
    ['he', 'קפצו אלינו, רחוב דיזנגוף 45.', 'רחוב דיזנגוף 45'],
    ['zh', '欢迎光临北京市朝阳区建国路88号。', '北京市朝阳区建国路88号'],
  ])('%s: %s', (language, line, address) => {
    expect(told(language, line)).toEqual([address]);
  });

  test('in a footer', () => {
    const canvas = '<footer><p>Passez nous voir au 18 rue de la Clef, 59000 Lille.</p></footer>';
    const [finding, ...more] = invented(canvas, siteIn('fr'));
    expect(canvas.slice(finding?.start, finding?.end)).toBe('18 rue de la Clef, 59000 Lille');
    expect(more).toEqual([]);
  });

  test('a town without a code is left as it was', () => {
    expect(told('fr', 'Passez nous voir au 18 rue de la Clef, Mardi et jeudi.')).toEqual(['18 rue de la Clef']);
  });

  test('behind a component in the same sentence', () => {
    const canvas =
      '<p>Appelez-nous au <x-contact field="phone"></x-contact> ou passez nous voir au 18&nbsp;rue de la Clef, 59000&nbsp;Lille.</p>';
    const [first, ...more] = invented(canvas, siteIn('fr'));
    expect(canvas.slice(first?.start, first?.end)).toBe('18&nbsp;rue de la Clef, 59000&nbsp;Lille');
    expect(more).toEqual([]);
  });
});

describe('negative control: they ask to come somewhere else', () => {
  test.each([
    ['en', 'Come along to the Bristol Pet Fair, 27 Gloucester Road.'],
    ['en', 'Call in 24 hours before you come.'],
    ['de', 'Schauen Sie bei der Messe in der Lindenstraße 14 vorbei.'],
    ['de', 'Kommen Sie bitte 14 Tage vorher.'],
    ['fr', 'Passez au 12 mois et payez moins.'],
    ['fr', 'Passez à la mairie, 18 rue de la Clef, 59000 Lille.'],
    ['fr', 'Rendez visite à nos voisins, 18 rue de la Clef.'],
    ['es', 'Pásate por Correos, calle Alcalá 25.'],
    ['es', 'Pásate por el mercado, calle Alcalá 25.'],
    ['it', 'Passate alla Fiera, via Garibaldi 22.'],
    ['nl', 'Loop eens binnen bij de bakker op de Damstraat 12.'],
    ['pl', 'Zapraszamy na Targi, ul. Lipowa 14.'],
    ['ru', 'Заходите в «Пекарню Анны», ул. Садовая, 14.'],
  ])('%s: %s', (language, line) => {
    expect(told(language, line)).toEqual([]);
  });
});
