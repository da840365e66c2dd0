import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { conciseFindings } from '../../../../src/lint/format/concise.js';
import { lint } from '../../../../src/lint/index.js';

function siteWith(...attachments: { url: string; title?: string }[]) {
  return buildManifest(
    parseSite({
      site: { name: 'Harbour Bakery', description: 'Bread', url: 'https://harbour-bakery.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      attachments,
    }),
  );
}

const FOLDER = '/wp-content/uploads/2025/';
const site = siteWith(
  { url: `${FOLDER}team.pdf`, title: 'Our team' },
  { url: `${FOLDER}harbour-bakery-allergens.pdf`, title: 'Allergens' },
  { url: `${FOLDER}scan0042.pdf`, title: 'Jahresbericht 2024' },
  { url: `${FOLDER}annual-report-2022.pdf`, title: 'Annual report 2022' },
  { url: `${FOLDER}annual-report-2023.pdf`, title: 'Annual report 2023' },
  { url: `${FOLDER}sougou-katarogu.pdf`, title: '総合カタログ' },
  { url: `${FOLDER}doc-7.pdf`, title: 'Прайс-лист на хлеб' },
  { url: `${FOLDER}oven.jpg`, title: 'The oven' },
);
const message = (code: string, of = site) =>
  lint(code, of).flatMap((each) => (each.rule === 'no-invented-attachment' ? [each.message] : []))[0];
const link = (name: string, label = 'x') => `<a href="${FOLDER}${name}">${label}</a>`;

test.each([
  ['allergen-list.pdf', 'x', 'harbour-bakery-allergens.pdf'],
  ['allergnes.pdf', 'x', 'harbour-bakery-allergens.pdf'],
  ['AllergensInfo.pdf', 'x', 'harbour-bakery-allergens.pdf'],
  ['bericht.pdf', 'Jahresberichte ansehen', 'scan0042.pdf'],
  ['annual_report_2023_final.pdf', 'x', 'annual-report-2023.pdf'],
  ['catalog.pdf', 'カタログをダウンロード', 'sougou-katarogu.pdf'],
  ['price.pdf', 'Прайс-лист', 'doc-7.pdf'],
])('%s (%s) is near %s, by its name or title', (name, label, near) => {
  expect(message(link(name, label))).toContain(`expected a listed one; nearest is \`${FOLDER}${near}\`;`);
});

test('files that are as near as each other are all named', () => {
  expect(message(link('annual-report.pdf'))).toContain(
    `nearest are \`${FOLDER}annual-report-2022.pdf\`, \`${FOLDER}annual-report-2023.pdf\`;`,
  );
});

test.each([
  ['menu.pdf', 'x'],
  ['2024.pdf', 'x'],
  ['harbour-bakery-statutes.pdf', 'x'],
  ['scan0043.pdf', 'Opening hours'],
  ['download.pdf', 'Download the PDF'],
  ['weights.pdf', 'x'],
  ['メニュー.pdf', 'メニュー'],
])('%s (%s) is near none: an ending, a folder, a number and the name of the site say nothing', (name, label) => {
  const said = message(link(name, label));
  expect(said).not.toContain('nearest');
  expect(said).toContain('expected none, or a listed one if that is meant, such as ');
});

test('where none is near, at most five of the kind are named', () => {
  expect(message(link('menu.pdf'))?.match(/\/uploads\/2025\/[\w-]+\.pdf`/g)).toHaveLength(6); // the invented one too
  expect(message(link('menu.pdf'))).toContain(' and 2 more');
  expect(
    message(link('cake.jpg').replace('href', 'data-x').replace('<a', `<img src="${FOLDER}cake.jpg" alt=""`)),
  ).toContain(`a listed one, such as \`${FOLDER}oven.jpg\` (The oven);`);
  expect(message(`<audio src="${FOLDER}bread.mp3"></audio>`)).toContain('expected none, as the site lists no sound');
});

test('a file that is only near may be of another purpose: it may be listed or taken away, and no edit is offered', () => {
  const [found] = lint(link('allergens-for-trade.pdf'), site).filter(({ rule }) => rule === 'no-invented-attachment');
  expect(found?.message).toContain(`nearest is \`${FOLDER}harbour-bakery-allergens.pdf\`; `);
  expect(found?.message).toContain('if it is for something else, list it, or take it away');
  expect(found?.fix).toBeUndefined();
  expect(found && conciseFindings('', [found])[0]).toContain('or take it away');
  expect(message(link('report.pdf', 'Our team'))).not.toContain('take it away');
});
