import type { RenderRequest } from '../../src/index.js';

const FORM = 'text <form action="/a"><a href="/b">c</a><input name="d"></form>';

/** Requests for pages of the site `small-business` that decide every hole of the baked fixtures either way. */
export const REQUESTS: readonly RenderRequest[] = [
  ...[{}, { url: '/menu/' }, { url: '/cookie/?utm_source=a' }, { url: '/' }, { url: 'javascript:1' }],
  ...[{ url: 'https://osteriacorniolo.example/il-ristorante/cucina/index.php#a' }, { url: 'http://[' }],
  {
    addons: {
      provider_contact_form: { contatti: FORM, prenotazione: FORM },
      provider_newsletter_form: { notizie: ' ' },
    },
  },
  {
    url: '/privacy',
    addons: { provider_contact_form: { prenotazione: FORM }, provider_newsletter_form: { notizie: FORM } },
  },
];
