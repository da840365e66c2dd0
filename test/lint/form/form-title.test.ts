import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite, type SiteState } from '../../../src/index.js';
import { purposeOfTitle } from '../../../src/lint/form/form-title.js';
import { lint } from '../../../src/lint/index.js';
import { readState } from '../../support/sites.js';

const CONTACT_FORM =
  '<form action="/send.php" method="post"><input name="name" placeholder="Name"><input type="email" name="email"><textarea name="message"></textarea><button>Send</button></form>';
const NEWSLETTER_FORM =
  '<form class="news"><input type="email" placeholder="you@example.org"><button>Subscribe</button></form>';

type Addon = NonNullable<SiteState['addons']>[string];

/** What is to stand in place of a form, on a site with these providers. */
function proposed(canvas: string, addons: Record<string, Addon>): string[] {
  const manifest = buildManifest(parseSite({ ...(readState('bare') as object), addons }));
  return lint(canvas, manifest).flatMap(({ rule, message }) =>
    rule === 'no-static-form' ? (/<x-addon [^>]*>/.exec(message) ?? []) : [],
  );
}

const form = (id: string, title: string) => ({ id, title });

describe('a provider is known', () => {
  const kontakt7: Addon = {
    status: 'selected',
    default: '12',
    forms: [form('12', 'Kontakt'), form('13', 'Newsletter')],
  };

  test('by the titles of its forms, each for its own purpose', () => {
    expect(proposed(CONTACT_FORM, { kontakt7 })).toEqual(['<x-addon provider="kontakt7" id="12">']);
    expect(proposed(NEWSLETTER_FORM, { kontakt7 })).toEqual(['<x-addon provider="kontakt7" id="13">']);
    expect(proposed(CONTACT_FORM, { cf7: { status: 'selected', forms: [form('5', 'Contact form')] } })).toEqual([
      '<x-addon provider="cf7" id="5">',
    ]);
  });

  test('by the ids of its forms where the titles say nothing', () => {
    const forms = [form('contatti', 'Modulo 1'), form('preventivo', 'Modulo 2')];
    expect(proposed(CONTACT_FORM, { moduli: { status: 'available', forms } })).toEqual([
      '<x-addon provider="moduli" id="contatti">',
    ]);
  });

  test('by its name for the forms that say nothing', () => {
    const forms = [form('1', 'Newsletter'), form('2', 'Project brief')];
    const addons: Record<string, Addon> = { provider_contact_form: { status: 'selected', default: '1', forms } };
    expect(proposed(CONTACT_FORM, addons)).toEqual(['<x-addon provider="provider_contact_form" id="2">']);
    expect(proposed(NEWSLETTER_FORM, addons)).toEqual(['<x-addon provider="provider_contact_form" id="1">']);
  });

  test('not where nothing says what it is for, and not where it is inactive', () => {
    const forms = [form('1', 'Formular 1'), form('2', 'Tisch reservieren'), form('3', 'Bewerbung')];
    expect(proposed(CONTACT_FORM, { cf7: { status: 'selected', forms } })).toEqual([]);
    expect(proposed(CONTACT_FORM, { kontakt7: { ...kontakt7, status: 'inactive' } })).toEqual([]);
  });
});

describe('the purpose of a form by its title', () => {
  test.each(
    'Contact form|Contact us|Kontakt|Kontaktformular|Contatti|Contacto|Contato|Contactez-nous|Contactformulier|Nous écrire|Επικοινωνία|Обратная связь: контакты|تواصل معنا|お問い合わせ|ติดต่อเรา|Liên hệ|संपर्क करें|메시지 보내기|Anfrage|General enquiry|Send us a message|İletişim|Get in touch'.split(
      '|',
    ),
  )('%s: contact', (title) => {
    expect(purposeOfTitle(form('1', title))).toBe('contact');
  });

  test.each(
    'Newsletter|Newsletter-Anmeldung|Iscrizione alla newsletter|Nieuwsbrief|Nyhetsbrev|Boletim das ondas|Suscríbete|النشرة البريدية|ニュースレター|Ενημερωτικό δελτίο|Подписка на рассылку|Lettre d’information'.split(
      '|',
    ),
  )('%s: newsletter', (title) => {
    expect(purposeOfTitle(form('1', title))).toBe('newsletter');
  });

  test.each(
    'Form 1|Umfrage|Fragebogen|Pedido de reserva|Richiesta prenotazione|Agende sua consulta|Solicitud de empleo|Newsletter abmelden|Contact lens order|Kontaktlinsen bestellen|Kursanmeldung|Search|Login|WEB予約|Contact & newsletter|Prayer request|Dotazník'.split(
      '|',
    ),
  )('%s: neither', (title) => {
    expect(purposeOfTitle(form('1', title))).toBeUndefined();
  });
});
