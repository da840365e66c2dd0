import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

type Forms = Record<string, string>;
const siteWith = (forms: Forms, news = 'Newsletter', preset?: string) =>
  buildManifest(
    parseSite({
      site: { name: 'Harrow', description: 'x', url: 'https://harrow.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      addons: {
        provider_contact_form: {
          status: 'selected',
          ...(preset !== undefined && { default: preset }),
          forms: Object.entries(forms).map(([id, title]) => ({ id, title })),
        },
        provider_newsletter: { status: 'selected', forms: [{ id: 'digest', title: news }] },
      },
    }),
  );
const offered = (code: string, site: ReturnType<typeof siteWith>, rule = 'no-fictitious-form') =>
  lint(code, site)
    .filter((finding) => finding.rule === rule)
    .map(({ message }) => /expected `<x-addon [^>]* id="(\w+)"/.exec(message)?.[1]);
const form = (heading: string, fields: string, button: string) =>
  `<main><h1>x</h1><section><h2>${heading}</h2><form action="#" method="post">${fields}<button>${button}</button></form></section></main>`;
const WHO = '<input name="fullname"><input name="tel" type="tel">';
const WRITE = '<input type="email" name="email"><textarea name="message"></textarea>';
const MAIL = '<input type="email" name="email">';

describe('a form that books gets the form of the site for that, in any words for it', () => {
  test.each([
    ['Request an appointment', 'Book a visit', 'Ask us'],
    ['طلب موعد', 'احجز موعدك الآن', 'سؤال'],
    ['طلب موعد', 'حجز موعد', 'سؤال'],
    ['طلب موعد', 'Book an appointment', 'سؤال'],
    ['Terminanfrage', 'Jetzt Termin buchen', 'Kontakt'],
    ['Prendre rendez-vous', 'Réserver un rendez-vous', 'Contact'],
    ['Richiesta appuntamento', 'Prenota una visita', 'Contatti'],
    ['Pedir cita', 'Reserva tu cita', 'Contacto'],
    ['Marcar consulta: agendamento', 'Agendar agora', 'Contacto'],
    ['Afspraak maken', 'Boek uw afspraak', 'Vraag'],
    ['Boka tid', 'Bokning', 'Fråga'],
    ['Ajanvaraus', 'Varaa aika', 'Kysy'],
    ['Umów wizytę', 'Rezerwacja wizyty', 'Pytanie'],
    ['Programare', 'Fă o programare', 'Întrebare'],
    ['Randevu', 'Hemen randevu alın', 'Soru'],
    ['Κλείστε ραντεβού', 'Ραντεβού', 'Ερώτηση'],
    ['Запись на приём', 'Записаться', 'Вопрос'],
    ['ご予約', '予約する', 'お問い合わせ'],
    ['예약', '진료 예약하기', '문의'],
    ['预约', '在线预约', '联系'],
  ])('%s: %s', (title, heading, question) => {
    const site = siteWith({ question, booking: title });
    expect(offered(form(heading, WHO, 'OK'), site)).toEqual(['booking']);
  });
});

describe('of several forms the one is offered that is for the same', () => {
  const SITE = siteWith(
    { appointment: 'Request an appointment', question: 'Ask a question (contact)', demo: 'Request a demo' },
    'Monthly digest newsletter',
    'appointment',
  );

  test.each([
    ['question', form('Or ask us something', WRITE, 'Send question')],
    ['question', form('Write', WRITE, 'Send')],
    ['appointment', form('Your visit', WRITE, 'Book')],
    ['demo', form('See it', WRITE, 'Get my demo')],
    ['demo', `<div><p>See it with your own jobs?</p>${MAIL}<button type="button">Book my demo</button></div>`],
    ['digest', form('Our demos and news', MAIL, 'Subscribe to the newsletter')],
    ['digest', form('Stay close', MAIL, 'Go')],
  ])('%s', (id, code) => {
    expect(offered(code, SITE)).toEqual([id]);
    expect(offered(code, SITE, 'no-static-form')).toEqual([id]);
  });

  test('in Arabic with the article and an ending', () => {
    const site = siteWith({ message: 'تواصل معنا', visit: 'طلب موعد' }, 'النشرة', 'visit');
    expect(offered(form('لديك سؤال؟', WRITE, 'إرسال'), site)).toEqual(['message']);
    expect(offered(form('مواعيدكم', WHO, 'تأكيد الحجز'), site)).toEqual(['visit']);
  });
});

describe('near misses', () => {
  const NEWS = siteWith({ contact: 'Contact us' }, 'Monthly digest newsletter');

  test('a field for a mail address that is for something else is no newsletter', () => {
    expect(offered(form('Start', MAIL.replace('#', '/start'), 'Get a quote'), NEWS, 'no-static-form')).toEqual([]);
  });

  test.each([
    ['a form at its own address', `<form action="/book" method="post">${WHO}<button>Book a visit</button></form>`],
    ['a log-in', '<form action="#"><input name="user"><input type="password" name="p"><button>Book</button></form>'],
    ['books to read', form('Books and bookshops', '<select name="b"><option>1</option></select>', 'Bookshop')],
  ])('%s is offered no form for appointments', (_what, code) => {
    const site = siteWith({ appointment: 'Request an appointment', contact: 'Contact us' });
    expect(offered(code, site)).not.toContain('appointment');
    expect(offered(code, site, 'no-static-form')).toEqual([]);
  });
});

describe('a form that its box is named after gets the form of the site for that', () => {
  const site = siteWith({ demo: 'Book a demo' });
  const slot =
    '<label>Name <input name="who"></label><label>Phone <input type="tel" name="tel"></label><label>Head <input type="number" name="head"></label>';
  const box = (open: string, more = '') =>
    `<header><section ${open}><h2>Fifteen minutes</h2>${more}<form onsubmit="event.preventDefault(); this.replaceChildren('Thanks!')">${slot}<button>Ask for a slot</button></form></section></header>`;

  test.each(['id="p-demo"', 'class="demo_box"'])('%s', (open) => {
    expect(offered(box(open), site)).toEqual(['demo']);
  });

  test.each([box('id="p-tour"'), box('id="p-demo"', '<form action="/search"><input type="search" name="q"></form>')])(
    'near miss: %s',
    (code) => {
      expect(offered(code, site)).toEqual([undefined]);
    },
  );
});

describe('a form that asks to be called gets the form for that', () => {
  const site = siteWith({ enquiry: 'Enquiry', callback: 'Call back' }, 'Newsletter', 'enquiry');
  const NUMBER = '<label>Number <input type="tel" name="n"></label>';
  test.each([
    ['Or we ring you', 'Ring me'],
    ['Wir rufen Sie an', 'Absenden'],
    ['Vi chiamiamo noi', 'Invia'],
    ['On vous appelle', 'Envoyer'],
    ['Мы позвоним вам', 'Отправить'],
  ])('%s', (heading, button) => {
    expect(offered(form(heading, NUMBER, button), site)).toEqual(['callback']);
  });

  test('near miss: who asks to be called does not', () => {
    expect(offered(form('Ring us or write', NUMBER, 'Send'), site)).toEqual(['enquiry']);
  });
});
