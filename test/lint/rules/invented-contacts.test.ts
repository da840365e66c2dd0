import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Bar Mare', description: 'By the sea', url: 'https://barmare.example', language: 'it-IT' },
    theme: { name: 'Plain', version: '1.0.0' },
    social: [{ network: 'facebook', url: 'https://www.facebook.com/barmare.esempio' }],
    contacts: {
      phone: { kind: 'phone', value: '+390550123456', display: '055 012 3456' },
      email: { kind: 'email', value: 'ciao@barmare.example' },
      address: { kind: 'address', value: 'Via del Mare 1\n50115 Firenze' },
      chat: { kind: 'text', value: 'WhatsApp', url: 'https://wa.me/390550123456' },
    },
  }),
);

const found = (canvas: string, id: string) => lint(canvas, manifest).filter(({ rule }) => rule === id);

describe('a contact is invented', () => {
  test.each([
    ['one digit off', '<footer>Tel. 055 012 3457</footer>', '055 012 3457'],
    ['a number in Arabic digits', '<header>هاتف: ٠٥٥ ٠١٢ ٣٤٥٧</header>', '٠٥٥ ٠١٢ ٣٤٥٧'],
    ['a cell beside a label', '<table><tr><th>Fax</th><td>055 012 9999</td></tr></table>', '055 012 9999'],
    ['a term of a list', '<dl><dt>電話番号</dt><dd>055 012 9999</dd></dl>', '055 012 9999'],
    ['a mailbox in brackets', '<p>ordini [at] barmare [dot] example</p>', 'ordini [at]'],
    ['a made-up domain', '<footer>info@example.com</footer>', 'info@'],
    ['another house', '<p>Vieni in Via del Mare 11, 50115 Firenze</p>', 'Via del Mare 11'],
    ['another street', '<footer>Viale Mazzini 4, 50100 Firenze</footer>', 'Viale Mazzini'],
    ['an address in Japanese', '<footer>〒000-0011 架空県木場町2-4-6</footer>', '〒000'],
    ['a chat', '<a href="https://t.me/barmare_chat">Telegram</a>', '<a href'],
    ['a property', '<meta property="og:phone_number" content="+39 055 012 9999">', '<meta'],
    ['a description', '<meta name="description" content="Pesce fresco. Chiama 055 012 9999.">', '055 012 9999'],
    ['data of an element', '<div data-whatsapp="390550129999"></div>', 'data-whatsapp'],
    ['a string in a script', '<script>const c = { phone: "055 012 9999" }</script>', '055 012 9999'],
    ['a name in a messenger', '<p>Telegram: @barmare_firenze</p>', '@barmare_firenze'],
    ['an account of one', '<p>LINE ID：barmare88</p>', 'barmare88'],
    ['another number beside the own one', '<p>Chiama 055 012 3456 o 055 012 9999.</p>', '055 012 9999'],
    ['a number behind an icon', '<p><i class="bi bi-telephone"></i> Prenotazioni: 055 012 9999</p>', '055 012 9999'],
    ['a bar above the header', '<div>055 012 9999</div><header><h1>Bar Mare</h1></header>', '055 012 9999'],
    ['the text of a link to the own number', '<p><a href="tel:+390550123456">055 012 9999</a></p>', '055 012 9999'],
    [
      'the text of a link to the own mailbox',
      '<a href="mailto:ciao@barmare.example">altro@barmare.example</a>',
      'altro@',
    ],
    ['a map', '<iframe src="https://maps.google.com/maps?q=Via+Roma+9,+50100+Firenze"></iframe>', '<iframe'],
    [
      'a link to a map',
      '<a href="https://www.google.com/maps/place/Via+Roma+9,+50100+Firenze/@43.7,11.2">Mappa</a>',
      '<a',
    ],
    ['an address in Persian', '<footer>تهران، خیابان ولیعصر، پلاک ۱۲، واحد ۵</footer>', 'تهران'],
    ['an address in Thai', '<footer>99/9 ถนนสุขใจ กรุงเทพฯ 10250</footer>', '99/9'],
    ['an address in Malay', '<footer>12, Jalan Ampang, 50450 Kuala Lumpur</footer>', '12, Jalan'],
    ['an address in Hungarian order', '<footer>3910 Tokaj, Fő utca 12</footer>', '3910'],
    ['an address in Chinese with blanks', '<footer>台北市大安區永康街 7 號</footer>', '台北市'],
    ['an address with a floor', '<footer>Calle Mayor 4, local 3, 28013 Madrid</footer>', 'Calle'],
    ['a handler', '<button onclick="location.href=\'tel:+390550129999\'">Chiama</button>', 'onclick'],
  ])('%s', (_title, canvas, at) => {
    expect(found(canvas, 'no-invented-contact').map(({ start }) => start)).toEqual([canvas.indexOf(at)]);
  });

  test('its evidence says why it is taken for the site’s', () => {
    const [finding] = found('<footer>Tel. 055 012 3457</footer>', 'no-invented-contact');
    expect(finding?.evidence).toEqual({
      value: '055 012 3457',
      kind: 'phone',
      source: 'text',
      place: 'footer',
      label: 'contact',
      why: 'one digit differs from',
      score: 0.9,
      near: 'phone',
    });
    expect(finding?.resource).toBe('/resources/contacts/phone');
    expect(finding?.fix?.safety).toBe('unsafe');
  });
});

describe('a contact is left alone', () => {
  test.each([
    ['a description without a contact', '<meta name="description" content="Dal 1974, codice 055 012 9999.">'],
    [
      'a host beside its number',
      '<main><p>Hosting: Server Srl, Via Roma 9, 50100 Firenze – Tel. 055 012 9999</p></main>',
    ],
    ['a term for others', '<dl><dt>Pronto soccorso</dt><dd>Tel.: 055 012 9999</dd></dl>'],
    ['a verb that is a street elsewhere', '<footer><p>Ring the bell on 2 June.</p></footer>'],
    ['hours of a day', '<footer>Orari: 09.00–17.30</footer>'],
    [
      'a number with the mailbox of another house',
      '<main><p>Informazioni al 055 012 9999 o a guide@museo-civico.example</p></main>',
    ],
    [
      'an address with a page of another house',
      '<ul><li>Sala Fiori, Via Roma 9, 50100 Firenze <a href="https://salafiori.example/">Biglietti</a></li></ul>',
    ],
    ['a number in brackets behind a name', '<main><p>Per i corsi: Circolo Nuoto Arno (055 012 9999)</p></main>'],
    ['a house known by its short name', '<main><p>Per le imposte: servizio INPS 055 012 9999</p></main>'],
    [
      'the own address on a map',
      '<iframe src="https://maps.google.com/maps?q=Via+del+Mare+1,+50115+Firenze"></iframe>',
    ],
    ['a messenger without a name', '<p>Telegram: scrivici quando vuoi</p>'],
    ['the own number of a chat', '<p><a href="https://wa.me/390550123456">+39 055 012 3456</a></p>'],
    ['the year of a copyright', '<footer>© 2026 Bar Mare, licenza 5555/01</footer>'],
    ['the number in any spelling', '<footer>Tel. 0039 055/0123456</footer>'],
    ['the number as a chat', '<a href="https://api.whatsapp.com/send?phone=390550123456">WhatsApp</a>'],
    ['a tax number', '<footer>P. IVA 05501234560</footer>'],
    ['an order', '<footer>Ordine n. 055 012 3457</footer>'],
    ['an article', '<main>SKU 055-012-3457</main>'],
    ['a number with letters', '<footer>LX0550123457</footer>'],
    ['a register of a state', '<footer>BE 0555.012.346</footer>'],
    ['an account', '<footer>IBAN IT60 X054 2811 1010 0000 0123 456</footer>'],
    ['a date and hours', '<footer>17.05.2026, 12.30–14.30, 2011–2026</footer>'],
    ['coordinates', '<footer>43.7696123, 11.2558901</footer>'],
    ['a price', '<footer>da 1.250.000 € o 350 000 kr</footer>'],
    ['an emergency number', '<footer>Emergenze: <a href="tel:112">112</a></footer>'],
    ['a named firm', '<footer>Taxi: Radio Taxi Arno, 055 012 9999</footer>'],
    ['a name in a card', '<footer><ul><li><b>Gasthof Bären</b><br>Dorfplatz 1<br>Tel. 055 012 9999</li></ul></footer>'],
    ['a row about somebody', '<table><tr><td>County Food Bank</td><td>055 012 9999</td></tr></table>'],
    ['a quotation', '<blockquote>Call me: 055 012 9999</blockquote>'],
    [
      'a mailbox of others',
      '<footer>Sito di Oak Web, <a href="mailto:hi@oakweb.example">hi@oakweb.example</a></footer>',
    ],
    ['a placeholder of a field', '<footer><input type="tel" placeholder="055 012 9999"></footer>'],
    ['code', '<footer><code>tel: 055 012 9999</code></footer>'],
    ['a day in a sentence', '<footer>Chiuso dal 7 al 20 gennaio</footer>'],
  ])('%s', (_title, canvas) => {
    expect(found(canvas, 'no-invented-contact')).toEqual([]);
  });
});

describe('a configured contact by hand', () => {
  test('an address is taken as a whole, with the small words that it begins in', () => {
    const canvas = '<p>Via del Mare 1, 50115 Firenze</p>';
    const findings = found(canvas, 'no-static-contact');
    expect(applyFixes(canvas, findings, { unsafe: true }).output).toBe(
      '<p><x-contact field="address" link="false"></x-contact></p>',
    );
  });

  test.each(['P.IVA', 'HRB', 'SKU', 'Réf.', '订单号', 'USt-IdNr', 'Order no.', 'BE'])(
    'is no number behind %s',
    (label) => {
      expect(found(`<p>${label} 0550123456</p>`, 'no-static-contact')).toEqual([]);
      expect(found('<p>Tel. 0550123456</p>', 'no-static-contact')).toHaveLength(1);
    },
  );

  test('a link to a chat is the contact whose link it is', () => {
    const [finding] = found('<a href="https://wa.me/390550123456?text=Ciao">Chat</a>', 'no-static-contact');
    expect(finding?.resource).toBe('/resources/contacts/chat');
  });

  test('is not one of another house', () => {
    expect(found('<p>Via del Mare 11, 50115 Firenze</p>', 'no-static-contact')).toEqual([]);
  });
});

describe('a profile is invented', () => {
  test.each([
    ['in a footer', '<footer><a href="https://www.instagram.com/qualcuno">Instagram</a></footer>'],
    ['of the site’s name', '<main><a href="https://www.youtube.com/@barmare">i nostri video</a></main>'],
    ['an icon without an address', '<footer><a href=""><i class="mdi mdi-twitter"></i></a></footer>'],
    ['a symbol', '<header><a href="#"><svg><use href="#it-youtube"></use></svg></a></header>'],
    ['a bare address', '<footer><a href="https://www.tiktok.com" aria-label="TikTok"></a></footer>'],
    ['by `rel`', '<main><a rel="me" href="https://www.instagram.com/qualcuno">qui</a></main>'],
  ])('%s', (_title, canvas) => {
    expect(found(canvas, 'no-invented-profile').map(({ start }) => start)).toEqual([canvas.indexOf('<a')]);
  });

  test('it needs a look where the site has none', () => {
    const bare = { ...manifest, resources: { ...manifest.resources, social: [] } };
    const canvas =
      '<footer><a href="https://www.instagram.com/barmare">Instagram</a> <a href="#">Facebook</a></footer>';
    const outcomes = lint(canvas, bare).flatMap(({ rule, outcome }) =>
      rule === 'no-invented-profile' ? [outcome] : [],
    );
    expect(outcomes).toEqual(['needs-review', 'violation']);
  });
});

describe('a profile is left alone', () => {
  test.each([
    [
      'the site’s in another spelling',
      '<footer><a href="https://m.facebook.com/barmare.esempio/">Facebook</a></footer>',
    ],
    ['a share button', '<footer><a href="https://x.com/intent/post?url=https://barmare.example">X</a></footer>'],
    ['a person’s', '<footer><a href="https://www.linkedin.com/in/qualcuno">LinkedIn</a></footer>'],
    ['another body’s', '<footer><a href="https://www.facebook.com/diocesi.esempio">Diocesi su Facebook</a></footer>'],
    ['an author’s', '<article><a href="https://x.com/autore_ex">X</a></article>'],
    [
      'a guest’s',
      '<figure><figcaption><a href="https://www.instagram.com/ospite/">Instagram</a></figcaption></figure>',
    ],
    ['a single video', '<footer><a href="https://www.youtube.com/watch?v=abc">YouTube</a></footer>'],
    ['an empty link of another kind', '<footer><a href="#">Privacy</a></footer>'],
  ])('%s', (_title, canvas) => {
    expect(found(canvas, 'no-invented-profile')).toEqual([]);
  });
});
