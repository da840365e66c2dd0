import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

/** What is told of a line of a footer, as it stands there. */
function told(line: string, site: ReturnType<typeof siteIn>, tag = 'footer'): string[] {
  const canvas = `<${tag}><ul><li>${line}</li></ul></${tag}>`;
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

describe('the name of another house before an address is no part of it', () => {
  const clinic = siteIn('ar-JO', {
    name: 'عيادة الياسمين للأسنان',
    phone: '+96265551234',
    address: 'شارع الجاردنز 12\nعمّان',
  });

  test.each([
    'مستشفى الجامعة، شارع الملكة رانيا 1، عمّان، 06 535 3666',
    'وزارة الصحة، شارع الملكة رانيا 1، عمّان، 06 535 3666',
    'صيدلية النور، شارع الملكة رانيا 1، عمّان، 06 535 3666',
    'مختبر الشفاء، شارع الملكة رانيا 1، عمّان، 06 535 3666',
    'مختبر الشفاء، شارع الملكة رانيا 1، 06 535 3666',
    'نور الهدى، شارع الملكة رانيا 1، عمّان، 06 535 3666',
  ])('%s', (line) => {
    expect(told(line, clinic)).toEqual([]);
  });

  test.each([
    ['شارع الملكة رانيا 1، عمّان، 06 535 3666', 'شارع الملكة رانيا 1، عمّان'],
    ['عيادة الياسمين، شارع الملكة رانيا 1، عمّان، 06 535 3666', 'شارع الملكة رانيا 1، عمّان'],
    ['عمّان، شارع الملكة رانيا 1، 06 535 3666', 'عمّان، شارع الملكة رانيا 1'],
    ['حي الجاردنز، شارع الملكة رانيا 1، عمّان، 06 535 3666', 'حي الجاردنز، شارع الملكة رانيا 1، عمّان'],
    ['عمّان، الشميساني، شارع الملكة رانيا 1، 06 535 3666', 'عمّان، الشميساني، شارع الملكة رانيا 1'],
  ])('not %s', (line, address) => {
    expect(told(line, clinic)).toEqual([address, '06 535 3666']);
  });

  test.each([
    ['he', 'בית חולים איכילוב, רחוב ויצמן 6, תל אביב, 03-697-4444', '+97235551234', 'רחוב הרצל 12\nתל אביב'],
    ['he', 'בית מרקחת דיזנגוף, רחוב דיזנגוף 50, 03-697-4444', '+97235551234', 'רחוב הרצל 12\nתל אביב'],
    ['fa', 'بیمارستان میلاد، خیابان همت 10، تهران، 021 8403 2000', '+982155512345', 'خیابان ولیعصر 12\nتهران'],
    ['fa', 'آزمایشگاه شفا، خیابان همت 10، 021 8403 2000', '+982155512345', 'خیابان ولیعصر 12\nتهران'],
    ['ur', 'میو ہسپتال، نیلا گنبد روڈ 1، لاہور، 042 9921 1100', '+924235551234', 'مال روڈ 12\nلاہور'],
    ['zh-CN', '北京协和医院，北京市东城区帅府园1号，010-6915-6114', '+861055512345', '北京市朝阳区建国路88号'],
    ['ja', 'さくら薬局、東京都文京区本郷7-3-1、03-3815-5411', '+81355512345', '東京都渋谷区神宮前1-2-3'],
  ])('in %s: %s', (language, line, phone, address) => {
    expect(told(line, siteIn(language, { name: 'Levana', phone, address }))).toEqual([]);
  });

  test('but a town that is called a house', () => {
    const site = siteIn('he', { name: 'לבנה', phone: '+97225551234', address: 'רחוב הרצל 12\nירושלים' });
    expect(told('בית שמש, רחוב הנשיא 6', site)).toEqual(['בית שמש, רחוב הנשיא 6']);
  });
});

describe('the town of the site alone does not make a name the site’s', () => {
  const site = siteIn('de', {
    name: 'Zimmerei Huber',
    phone: '+4983319624880',
    address: 'Industriestraße 4\n87700 Memmingen',
  });
  const behind = 'Bismarckstraße 23, 87700 Memmingen, 08331 70-0';

  test.each([
    'Klinikum Memmingen',
    'Klinik Memmingen',
    'Amtsgericht Memmingen',
    'Musikschule Memmingen',
    'Klinikum Kempten',
    'Stadtwerke Memmingen',
  ])('%s', (name) => {
    expect(told(`${name}, ${behind}`, site)).toEqual([]);
  });

  test.each([
    'Memmingen',
    'Büro Memmingen',
    'Filiale Memmingen',
    'Standort Memmingen',
    'Zimmerei Huber',
    'Zimmerei Huber Memmingen',
    'Telefon Memmingen:',
    'Besuchen Sie uns in Memmingen',
  ])('not %s', (name) => {
    expect(told(`${name}, ${behind}`, site)).toHaveLength(2);
  });

  test('nor of what the site says that it is', () => {
    const clinic = siteIn('de', { name: 'Zahnarzt Huber', address: 'Industriestraße 4\n87700 Memmingen' });
    expect(told(`Praxis Memmingen, ${behind}`, clinic)).toHaveLength(2);
  });
});
