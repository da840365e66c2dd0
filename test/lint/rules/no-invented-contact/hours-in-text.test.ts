import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';
import { site, siteOf } from './hours-support.js';
import { invented } from './support.js';

const X = '<x-contact field="hours"></x-contact>';

function siteIn(language: string): Manifest {
  return buildManifest(
    parseSite({
      site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts: { hours: { kind: 'hours', value: 'Mo-Fr 09:00-18:00\nSa 10:00-12:00\nSu closed' } },
    }),
  );
}

function fixed(canvas: string, manifest = site): string {
  return applyFixes(canvas, invented(canvas, manifest), { unsafe: true }).output;
}

const row = (days: string, times: string) => `<tr><th scope="row">${days}</th><td>${times}</td></tr>`;

describe('a whole block is told once, and the component stands for all of it', () => {
  test.each([
    [
      'a table under a heading',
      '<h3>Öffnungszeiten</h3>',
      `<table>${row('Montag – Donnerstag', '7:00 – 16:30 Uhr')}${row('Freitag', '7:00 – 13:00 Uhr')}${row('Sa, So', 'geschlossen')}</table>`,
    ],
    [
      'a table with heads of columns',
      '<h3>Opening hours</h3>',
      `<table><thead><tr><th>Day</th><th>Hours</th></tr></thead><tbody>${row('Monday', '8am–5pm')}${row('Tuesday to Friday', '9am–5pm')}</tbody></table>`,
    ],
    ['a list', '<h2>Our hours</h2>', '<ul><li>Mon–Thu: 8–17</li><li>Fri: 8–13</li><li>Sat &amp; Sun closed</li></ul>'],
    [
      'a list of rows in parts',
      '<h4>Öppettider</h4>',
      '<ul><li><span>Mån–fre</span> <span>8.00–17.00</span></li><li><span>Lör</span> <span>10–14</span></li></ul>',
    ],
    [
      'terms',
      '<h4>أوقات العمل</h4>',
      '<dl><dt>السبت – الأربعاء</dt><dd>08:00-23:00</dd><dt>الجمعة</dt><dd>مغلق</dd></dl>',
    ],
    [
      'terms in boxes',
      '<h4>Horario</h4>',
      '<dl><div><dt>Lunes a viernes</dt><dd>9:00 – 14:00</dd></div><div><dt>Sábado</dt><dd>10 h – 13 h</dd></div></dl>',
    ],
  ])('%s', (_what, heading, block) => {
    const canvas = `<main><section>${heading}${block}</section></main>`;
    const found = invented(canvas, site);
    expect(found.map(({ start, end }) => canvas.slice(start, end))).toEqual([block]);
    expect(found).toMatchObject([
      { outcome: 'needs-review', resource: '/resources/contacts/hours', evidence: { kind: 'hours', source: 'text' } },
    ]);
    expect(fixed(canvas)).toBe(`<main><section>${heading}${X}</section></main>`);
    expect(invented(fixed(canvas), site)).toEqual([]);
  });

  test.each([
    ['<footer><span>$</span></footer>', 'Pon.–pt. 8:00–19:00, sob. 9:00–14:00'],
    ['<footer><p>Opening hours: $</p></footer>', 'Mon–Fri 8am–7pm, Sat 9am–2pm'],
    ['<footer><p><strong>Orari</strong><br>$</p></footer>', 'Lun–Ven 9:00–13:00 e 15:00–19:00<br>Sab 9:00–13:00'],
    [
      '<div class="topbar"><span>🕒 $</span> <a href="/contact/">Contact</a></div><header><x-logo></x-logo></header>',
      'Mon–Fri 9–5',
    ],
    ['<main><p><b>Open:</b> $</p></main>', 'Monday to Friday 8:30–17:00'],
    [
      '<footer><ul><li>12 Quay Street, BS1 4RW</li><li>$</li><li><x-contact field="phone"></x-contact></li></ul></footer>',
      'Mon–Fri 9am–5pm',
    ],
    ['<footer><address><b>Harrow Vets</b><br>$</address></footer>', 'Mon–Fri 9am–5pm'],
    [
      '<main><table><tr><th>Opening hours</th><td>$</td></tr><tr><th>Parking</th><td>Yes</td></tr></table></main>',
      'Mon–Fri 9–5<br>Sat 9–12',
    ],
  ])('a line: %s', (around, line) => {
    const canvas = around.replace('$', line);
    expect(invented(canvas, site).filter(({ message }) => message.includes('opening hours'))).toHaveLength(1);
    expect(fixed(canvas)).toBe(around.replace('$', X));
  });

  test.each([
    '<main><section><h2>Kontakt &amp; Öffnungszeiten</h2><p>$</p></section></main>',
    '<main><section><h2>Besuchen Sie uns</h2><h3>Öffnungszeiten</h3><p>$</p></section></main>',
    '<main><section><h2>Unsere Werkstatt</h2><h3>Öffnungszeiten</h3><p>$</p></section></main>',
    '<main><section><h2>Kontakt und Anfahrt</h2><p>$</p></section></main>',
  ])('under headings of the house: %s', (around) => {
    expect(fixed(around.replace('$', 'Mo–Fr 8–17 Uhr'))).toBe(around.replace('$', X));
  });

  test('lines in blocks of their own', () => {
    const canvas = '<footer><div><h4>Hours</h4><p>Mon–Fri 8–17</p><p>Sat 9–12</p></div></footer>';
    expect(fixed(canvas)).toBe(`<footer><div><h4>Hours</h4>${X}</div></footer>`);
  });

  test('items of a list that has others', () => {
    const canvas = '<footer><ul><li>Parking by the house</li><li>Mon–Fri 8–17</li><li>Sat 9–12</li></ul></footer>';
    expect(fixed(canvas)).toBe(`<footer><ul><li>Parking by the house</li><li>${X}</li></ul></footer>`);
  });

  test('a row that is not read stays, and the table is told once', () => {
    const rows = [
      row('Mon', '8–17'),
      row('Tue', '8–17'),
      row('Harvest', 'see the door'),
      row('Wed–Fri', '8–17'),
      row('Sat', '9–12'),
    ];
    const canvas = `<footer><h4>Opening hours</h4><table>${rows.join('')}</table></footer>`;
    expect(invented(canvas, site)).toHaveLength(1);
    expect(fixed(canvas)).toBe(canvas);
  });

  test('with microdata in it', () => {
    const kept =
      '<meta itemprop="openingHours" content="Mo-Fr 09:00-18:00"><meta itemprop="openingHours" content="Sa 10:00-12:00">';
    const time = (hours: string, text: string) => `<time itemprop="openingHours" datetime="${hours}">${text}</time>`;
    for (const opens of ['08', '09']) {
      const table = `<table>${row('Mon–Fri', time(`Mo-Fr ${opens}:00-18:00`, `${opens}:00–18:00`))}${row('Sat', time('Sa 10:00-12:00', '10:00–12:00'))}</table>`;
      const around = (inner: string) =>
        `<div itemscope itemtype="https://schema.org/VeterinaryCare"><b itemprop="name">Harrow Vets</b>${inner}</div>`;
      const found = lint(around(table), site).filter(({ rule }) => rule.endsWith('-contact'));
      expect(found.map(({ start, end }) => around(table).slice(start, end))).toEqual([table]);
      expect(applyFixes(around(table), found, { unsafe: true }).output).toBe(around(X + kept));
    }
  });

  test.each([
    ['the same', 'Mon–Fri 9:00–18:00, Sat 10am–12pm', 'are the same, and a copy does not follow'],
    ['others', 'Mon–Fri 8:00–18:00, Sat 10am–12pm', 'are others'],
    ['in part', 'Mon–Fri 9–18', 'have more days'],
    ['not understood', 'daily 9–18', 'are those to show'],
  ])('says how they are to those of the site: %s', (_what, line, how) => {
    expect(invented(`<footer><p>${line}</p></footer>`, site)[0]?.message).toContain(`the site's \`hours\` ${how}`);
  });

  test('no fix where the site has several', () => {
    const manifest = siteOf({
      hours: { kind: 'hours', value: 'Mo 09:00-12:00' },
      cafe: { kind: 'hours', value: 'Tu 09:00-12:00' },
    });
    const canvas = '<footer><p>Mon–Fri 9–5</p></footer>';
    expect(invented(canvas, manifest)).toHaveLength(1);
    expect(fixed(canvas, manifest)).toBe(canvas);
  });
});

describe('in many languages', () => {
  test.each([
    ['en', 'Opening hours', 'Monday to Friday 9 am – 5 pm'],
    ['de', 'Öffnungszeiten', 'Montag bis Freitag 8.00–18.00 Uhr, Samstag nach Vereinbarung'],
    ['fr', "Horaires d'ouverture", 'Du lundi au vendredi de 9h à 18h, le samedi de 9h30 à 12h'],
    ['it', 'Orari di apertura', 'Dal lunedì al venerdì dalle 9 alle 18, domenica chiuso'],
    ['es', 'Horario', 'De lunes a viernes de 9:00 a 14:00 h'],
    ['pt', 'Horário de funcionamento', 'Segunda a sexta-feira das 9h às 18h, domingo fechado'],
    ['nl', 'Openingstijden', 'Maandag t/m vrijdag van 9 tot 17 uur'],
    ['pl', 'Godziny otwarcia', 'Poniedziałek–piątek 8:00–18:00, niedziela nieczynne'],
    ['cs', 'Otevírací doba', 'Po–Pá 8:00–17:00, So 9–12 hod.'],
    ['sk', 'Otváracie hodiny', 'Pondelok – Piatok 8:00–17:00, Ne zatvorené'],
    ['hu', 'Nyitvatartás', 'Hétfőtől péntekig 8:00–17:00, szombat zárva'],
    ['ro', 'Program', 'Luni–Vineri 9:00–18:00, Duminică închis'],
    ['sv', 'Öppettider', 'Måndag–fredag kl. 9–18'],
    ['da', 'Åbningstider', 'Mandag til fredag kl. 9–17, søndag lukket'],
    ['nb', 'Åpningstider', 'Mandag–fredag kl. 9–17, søndag stengt'],
    ['fi', 'Aukioloajat', 'Ma–pe klo 9–17, la 10–14'],
    ['el', 'Ωράριο λειτουργίας', 'Δευτέρα – Παρασκευή 9:00–17:00, Κυριακή κλειστά'],
    ['tr', 'Çalışma saatleri', 'Pazartesi – Cuma 09:00–18:00, Pazar kapalı'],
    ['ru', 'Часы работы', 'Пн–Пт с 9:00 до 18:00, воскресенье выходной'],
    ['uk', 'Години роботи', 'Понеділок – п’ятниця 9:00–18:00, неділя зачинено'],
    ['bg', 'Работно време', 'Понеделник – петък 9:00–18:00'],
    ['hr', 'Radno vrijeme', 'Ponedjeljak – petak 8:00–16:00, nedjelja zatvoreno'],
    ['ar', 'ساعات العمل', 'من السبت إلى الأربعاء ٩:٠٠ – ١٧:٠٠'],
    ['he', 'שעות פתיחה', 'ימים א׳–ה׳ 9:00–18:00, שישי 9:00–13:00'],
    ['fa', 'ساعات کاری', 'شنبه تا چهارشنبه ۹ تا ۱۷'],
    ['ja', '営業時間', '月〜金 9:00〜18:00、土日定休日'],
    ['zh', '营业时间', '周一至周五 9:00–18:00'],
    ['ko', '영업시간', '월–금 09:00–18:00, 주말 휴무'],
  ])('%s', (language, heading, line) => {
    const manifest = siteIn(language);
    const canvas = `<main><h2>${heading}</h2><p>${line}</p></main>`;
    expect(fixed(canvas, manifest)).toBe(`<main><h2>${heading}</h2><p>${X}</p></main>`);
    expect(fixed(`<footer><p>${heading}: ${line}</p></footer>`, manifest)).toBe(
      `<footer><p>${heading}: ${X}</p></footer>`,
    );
    expect(fixed(`<footer><p>${line}</p></footer>`, manifest)).toBe(`<footer><p>${X}</p></footer>`);
  });
});

describe('near misses', () => {
  test.each([
    ['a phone line', '<footer><p>Hotline Mo–Fr 9–17 Uhr</p></footer>'],
    ['a phone line in its own element', '<footer><p><strong>Hotline</strong> <span>Mo–Fr 9–17 Uhr</span></p></footer>'],
    ['a phone line in the row of its label', '<footer><div><div>Hotline</div><div>Mo–Fr 9–17 Uhr</div></div></footer>'],
    ['a phone line under its heading', '<footer><div><h4>Telefon</h4><p>Mo–Fr 9–17 Uhr</p></div></footer>'],
    [
      'a phone line under its number',
      '<footer><p>Support</p><p><x-contact field="phone"></x-contact></p><p>Mo–Fr 9–17</p></footer>',
    ],
    ['a phone line beside its number', '<footer><p><x-contact field="phone"></x-contact> (Mo–Fr 9–17)</p></footer>'],
    ['said behind', '<footer><p>Mon–Fri 9–5 by phone</p></footer>'],
    ['said behind in brackets', '<footer><p>Mon–Fri 9–5 (phone only)</p></footer>'],
    ['support', '<footer><dl><dt>Customer service</dt><dd>Mon–Fri 9–5</dd></dl></footer>'],
    ['delivery', '<footer><p>Delivery: Mon–Sat 10:00–20:00</p></footer>'],
    [
      'delivery windows',
      '<main><h2>Delivery</h2><table><tr><th>Mon–Fri</th><td>8–12</td></tr><tr><th>Sat</th><td>8–10</td></tr></table></main>',
    ],
    ['pick-up', '<footer><h4>Abholung</h4><ul><li>Mo–Fr 9–12</li></ul></footer>'],
    ['a doctor on duty', '<footer><h4>Notdienst</h4><p>Sa–So 9–12 Uhr</p></footer>'],
    ['holidays', '<footer><h4>Öffnungszeiten Weihnachten</h4><p>Mo–Mi 9–12 Uhr</p></footer>'],
    ['an event', '<header><h1>Sommerfest</h1><p>Sa 10:00–18:00</p></header>'],
    ['an event with a date', '<footer><h4>Opening hours</h4><p>Sat 12.10. 10:00–18:00</p></footer>'],
    ['a date with a month', '<footer><p>Sat, 12 Oct 10am–4pm</p></footer>'],
    ['a course', '<main><h2>Yoga for beginners</h2><p>Hours: Mon 9:00–10:00</p></main>'],
    [
      'courses',
      '<main><h2>Horario</h2><table><tr><th>Lunes</th><td>9:00–10:00</td><td>Yoga</td></tr><tr><th>Martes</th><td>9:00–10:00</td><td>Pilates</td></tr></table></main>',
    ],
    [
      'a timetable',
      '<main><h2>Stundenplan</h2><table><tr><th>Mo</th><td>9:00–10:00</td></tr><tr><th>Di</th><td>9:00–10:00</td></tr></table></main>',
    ],
    ['a plan without a label', '<main><p>Mon–Fri 9:00–17:00</p></main>'],
    ['departures', '<footer><p>Ferry Mon–Fri 9:00–17:00 every hour</p></footer>'],
    ['a person', '<footer><p>Dr. Anna Meier: Mo–Fr 9–12 Uhr</p></footer>'],
    ['a person in the line above', '<section class="contact"><p>Dr. Anna Meier</p><p>Mo–Fr 9–12 Uhr</p></section>'],
    ['a person in a team', '<section class="team"><h3>Anna Meier</h3><p>Office hours: Mon–Fri 9–12</p></section>'],
    ['a branch', '<main><h2>Filiale Potsdam</h2><p>Öffnungszeiten: Mo–Fr 9–18 Uhr</p></main>'],
    ['a branch in a heading', '<footer><h4>Potsdam</h4><p>Mo–Fr 9–18 Uhr</p></footer>'],
    ['a partner', '<main><h2>Café Sonne</h2><h3>Öffnungszeiten</h3><p>Mo–Fr 9–18 Uhr</p></main>'],
    ['a partner in a box', '<div class="partner"><h3>Opening hours</h3><p>Mon–Fri 9–18</p></div>'],
    ['happy hour', '<footer><p>Happy hour: Mon–Fri 17:00–19:00</p></footer>'],
    ['a kitchen', '<footer><p>Kitchen Mon–Fri 12–14</p></footer>'],
    ['prices', '<footer><h4>Opening hours</h4><ul><li>Mon–Fri €9–12</li></ul></footer>'],
    ['prices by day', '<main><h2>Prices</h2><table><tr><th>Mon–Thu</th><td>9–12</td></tr></table></main>'],
    ['a job', '<main><h2>Bäcker (m/w/d)</h2><p>Arbeitszeit: Mo–Fr 6–14 Uhr</p></main>'],
    ['a job with a label for hours', '<main><h2>Кассир</h2><p>Часы работы: Пн–Пт 9:00–18:00</p></main>'],
    ['an article', '<article><h2>Opening hours</h2><p>Mon–Fri 9–18</p><p>By Rosa</p></article>'],
    ['a quote', '<blockquote><p>Open Mon–Fri 9–18</p></blockquote>'],
    ['from a time', '<footer><p>Mo–Fr ab 7 Uhr</p></footer>'],
    [
      'somebody else under a heading of his',
      '<section class="contact"><h2>Café Sonne</h2><h3>Opening hours</h3><p>Mon–Fri 9–18</p></section>',
    ],
    [
      'another house in the line above',
      '<main><h1>Things to see in Bath</h1><p><b>Roman Baths</b></p><p>Open: Mon–Sun 10–17</p></main>',
    ],
    [
      'another house in the same item',
      '<main><h1>Things to see in Bath</h1><ul><li>Roman Baths<br>Open Mon–Sun 10–17</li></ul></main>',
    ],
    [
      'another house under a heading',
      '<main><h1>Things to see</h1><h2>Roman Baths</h2><p>Great fun.</p><p>Open: Mon–Sun 10–17</p></main>',
    ],
    [
      'parts of the house',
      '<main><h2>Opening hours</h2><h3>Shop</h3><p>Mon–Fri 9–5</p><h3>Café</h3><p>Mon–Fri 9–4</p></main>',
    ],
    [
      'parts of the house in lines',
      '<main><h2>Opening hours</h2><ul><li>Shop: Mon–Fri 9–5</li><li>Café: Mon–Fri 9–4</li></ul></main>',
    ],
    [
      'parts of the house in columns',
      '<main><h2>Opening hours</h2><table><tr><th></th><th>Shop</th><th>Café</th></tr><tr><th>Mon–Fri</th><td>9–5</td><td>9–4</td></tr><tr><th>Sat</th><td>9–5</td><td>9–4</td></tr></table></main>',
    ],
    ['when mails are answered', '<footer><p>We answer mails Mon–Fri 9–5</p></footer>'],
    [
      'a choice in a form',
      '<section class="contact"><form><label><input type="radio"> Mon–Fri 9–12 please</label></form></section>',
    ],
    ['phone hours in Japanese', '<footer><p>電話受付：平日 9:00〜18:00</p></footer>'],
    ['days alone', '<footer><p>Open Monday to Friday</p></footer>'],
    ['times alone', '<footer><p>Open 9–17</p></footer>'],
    ['a label behind in an element of its own', '<footer><p><b>Mon–Fri 9–5</b> <small>by phone</small></p></footer>'],
    ['a course in bold days', '<footer><p><b>Mon 9–10</b> Yoga</p></footer>'],
    ['a component', `<footer><h4>Opening hours</h4>${X}</footer>`],
    ['code', '<footer><h4>Opening hours</h4><pre>Mon–Fri 9–17</pre></footer>'],
    ['small words', '<footer><p>per 2–4</p></footer>'],
    ['in a sentence of something else', '<footer><p>The ferry goes Mon–Fri 9–17.</p></footer>'],
  ])('%s', (_what, canvas) => {
    expect(invented(canvas, site)).toEqual([]);
  });

  test('where the site has no hours', () => {
    const canvas = '<footer><h4>Opening hours</h4><p>Mon–Fri 9–17</p></footer>';
    expect(invented(canvas, siteOf({}))).toEqual([]);
  });
});
