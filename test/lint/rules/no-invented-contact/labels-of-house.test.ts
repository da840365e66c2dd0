import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const manifestOf = (name: string, language: string, address = 'Dorfstrasse 4, 3999 Oberwil', phone = '+41315550140') =>
  buildManifest(
    parseSite({
      site: { name, description: '', url: 'https://lindenhof-brot.example', language },
      theme: { name: 'T', version: '1.0.0' },
      contacts: {
        tel: { kind: 'phone', value: phone },
        mail: { kind: 'email', value: 'info@lindenhof-brot.example' },
        address: { kind: 'address', value: address },
      },
    }),
  );
const found = (manifest: ReturnType<typeof manifestOf>, code: string) =>
  lint(code, manifest).filter(({ rule }) => rule === 'no-invented-contact');
const page = (text: string) => `<main><h1>Brot</h1><section><h2>Info</h2><p>${text}</p></section></main>`;
const CH = manifestOf('Lindenhof Brot', 'de-CH');

test.each([
  ['Ausserhalb der Öffnungszeiten: <a href="tel:+41795550177">079 555 01 77</a>'],
  ['After hours: <a href="tel:+41795550177">079 555 01 77</a>'],
  ['En dehors des heures d’ouverture : <a href="tel:+41795550177">079 555 01 77</a>'.replace('’', "'")],
  ['Fuori orario: <a href="tel:+41795550177">079 555 01 77</a>'],
  ['Po godzinach: <a href="tel:+41795550177">079 555 01 77</a>'],
])('who answers when the house is closed is of the house: %s', (text) => {
  expect(found(CH, page(text))).toMatchObject([{ outcome: 'needs-review' }]);
});

test.each([
  ['Ausserhalb der Öffnungszeiten hilft die Apotheke am Markt: <a href="tel:+41795550177">079 555 01 77</a>'],
  ['After hours, ring Kolb Security: <a href="tel:+41795550177">079 555 01 77</a>'],
  ['Pollution: Environment hotline 0800 555 099'],
])('near miss: somebody else is named: %s', (text) => {
  expect(found(CH, page(text))).toEqual([]);
});

const CN = manifestOf('林登面包', 'zh-CN', '北京市示例区面包路4号', '+861055500134');
const KR = manifestOf('린덴빵집', 'ko-KR', '서울시 예시구 빵로 4', '+8225550134');
test.each([
  [CN, '商务合作:<a href="mailto:bd@lindenhof.example">bd@lindenhof.example</a>'],
  [CN, '媒体合作：<a href="mailto:pr@lindenhof.example">pr@lindenhof.example</a>'],
  [KR, '단체 문의: <strong>02-555-0177</strong> 또는 <a href="https://pf.kakao.com/_linden/chat">카카오톡 채널</a>'],
  [CH, 'Partnerships: <a href="mailto:hello@lindenhof.example">hello@lindenhof.example</a>'],
  [CH, 'Kooperationen: <a href="mailto:hello@lindenhof.example">hello@lindenhof.example</a>'],
])('a desk for those a house works with is its own', (manifest, text) => {
  expect(found(manifest, page(text)).length).toBeGreaterThan(0);
});

test('near miss: partners themselves are others', () => {
  expect(found(CN, page('合作伙伴:<a href="tel:+861055500177">010-5550-0177</a>'))).toEqual([]);
  expect(found(CH, page('Partner: <a href="mailto:info@kolb.example">info@kolb.example</a>'))).toEqual([]);
});

test('a box with controls is no label of the line below it', () => {
  const box = '<div class="box"><input placeholder="您的称呼"><button type="button">提交申请</button></div>';
  expect(
    found(CN, `<main><section><h2>申请</h2>${box}<p>客服热线 <strong>400-555-0177</strong></p></section></main>`),
  ).toHaveLength(1);
});

test('the kind of a firm before its name is a part of that', () => {
  const IT = manifestOf('Lindenhof Brot', 'it-IT', 'Via del Forno 4, 50999 Montefinto (FI)', '+390550120140');
  expect(
    found(IT, page('<span>Az. Agr. Lindenhof Brot - Via Lindenhof 12, 50999 Montefinto (FI)</span>')),
  ).toHaveLength(1);
  expect(found(IT, page('<span>Az. Agr. Poggio Basso - Via Lindenhof 12, 50999 Montefinto (FI)</span>'))).toEqual([]);
});

test('certified mail among the numbers of a firm', () => {
  const IT = manifestOf('Lindenhof Brot', 'it-IT', 'Via del Forno 4, 50999 Montefinto (FI)', '+390550120140');
  const mail = '<a href="mailto:lindenhofbrot@pec.example">lindenhofbrot@pec.example</a>';
  expect(found(IT, page(`P.IVA 05501200134 - REA FI-555013 - PEC: ${mail}`))).toHaveLength(1);
  expect(
    found(IT, page('Comune di Montefinto - PEC: <a href="mailto:comune@pec.example">comune@pec.example</a>')),
  ).toEqual([]);
});

test('another house of the street is another address, where houses have names', () => {
  const UK = manifestOf(
    'Lindenhof Brot',
    'en-GB',
    'The Old Bakehouse Barn, Sluice Lane, Marsham PE99 9ZZ',
    '+441632960145',
  );
  const footer = (text: string) => `<main><p>x</p></main><footer><p>${text}</p></footer>`;
  expect(found(UK, footer('The Old Mill, Sluice Lane, Marsham PE99 9ZZ'))).toHaveLength(1);
  expect(found(UK, footer('Tithe Farm<br>Sluice Lane<br>Marsham PE99 9ZZ'))).toHaveLength(1);
  expect(found(UK, footer('Old Bakehouse Barn, Sluice Lane, Marsham PE99 9ZZ'))).toEqual([]);
  expect(found(UK, footer('Lindenhof Brot, Sluice Lane, Marsham PE99 9ZZ'))).toEqual([]);
  expect(found(UK, footer('Sluice Lane, Marsham PE99 9ZZ'))).toEqual([]);
});

test('the bank of a river is no house of others', () => {
  const code = (heading: string) =>
    `<main><h1>${heading}</h1><p>Night line: <a href="tel:+41795550177">079 555 01 77</a></p></main>`;
  expect(found(CH, code('£12 plants a metre of bank'))).toHaveLength(1);
  expect(found(CH, code('Banks in Oberwil'))).toEqual([]);
});
