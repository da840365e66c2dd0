import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Altitude', description: 'Pilates', url: 'https://altitude.fit', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
  }),
);
const found = (code: string) => lint(code, site).filter(({ rule }) => rule === 'no-fictitious-form');
const form = (action: string, inner = '') =>
  `<form action="${action}" method="post">${inner}<label>Mail <input type="email" name="EMAIL"></label><button>Go</button></form>`;
const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
const U = '4c1e8f0a7b92d635c0de91ab2';
const ID = '7d03b5e1f4';
const MAILCHIMP = 'https://altitude.us14.list-manage.com/subscribe/post';
const KLAVIYO = 'https://manage.kmail-lists.com/subscriptions/subscribe';

describe('a service that is not told whose list it is', () => {
  test.each([
    [MAILCHIMP, '', 'no `u` and no `id`, which Mailchimp needs'],
    [`${MAILCHIMP}-json?c=?`, '', 'no `u` and no `id`, which Mailchimp needs'],
    [`${MAILCHIMP}?u=&amp;id=`, '', 'no `u` and no `id`, which Mailchimp needs'],
    [`${MAILCHIMP}?u=${U}`, '', 'no `id`, which Mailchimp needs'],
    [MAILCHIMP, hidden('u', U) + hidden('id', ''), 'no `id`, which Mailchimp needs'],
    [KLAVIYO, '', 'no `g`, which Klaviyo needs'],
    ['https://api.web3forms.com/submit', hidden('subject', 'Trial'), 'no `access_key`, which Web3Forms needs'],
    ['https://www.aweber.com/scripts/addlead.pl', '', 'no `listname`, which AWeber needs'],
    ['https://altitude.activehosted.com/proc.php', '', 'no `f`, which ActiveCampaign needs'],
    ['https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8', '', 'no `oid`, which Salesforce needs'],
    ['https://formspree.io/f/', '', 'no id of a form, which Formspree needs'],
    ['https://formspree.io', '', 'no id of a form, which Formspree needs'],
    ['https://usebasin.com/f', '', 'no id of a form, which Basin needs'],
    ['https://app.kit.com/forms//subscriptions', '', 'no id of a form, which Kit needs'],
    ['https://buttondown.com/api/emails/embed-subscribe/', '', 'no id of a form, which Buttondown needs'],
  ])('%s %s', (action, inner, says) => {
    const [finding, ...more] = found(form(action, inner));
    expect(more).toEqual([]);
    expect(finding?.outcome).toBe('violation');
    expect(finding?.message).toContain(says);
  });

  test('needs a look where a script of the site may tell it', () => {
    expect(found(`${form(MAILCHIMP)}<script src="/js/main.js"></script>`).map(({ outcome }) => outcome)).toEqual([
      'needs-review',
    ]);
  });

  test.each([
    [`${MAILCHIMP}?u=${U}&amp;id=${ID}`, ''],
    [MAILCHIMP, hidden('u', U) + hidden('id', ID)],
    [`${MAILCHIMP}?u=${U}`, `<select name="id"><option value="${ID}">News</option></select>`],
    [`${MAILCHIMP}?u={{ user }}&amp;id={{ list }}`, ''],
    ['https://altitude.us14.list-manage.com/unsubscribe/post', ''],
    [`${KLAVIYO}?g=UhFGWN`, ''],
    ['https://webto.salesforce.com/servlet/servlet.WebToLead', hidden('oid', '00D3000000nYQk2')],
    ['https://formspree.io/f/xgejbkwp', ''],
    ['https://formsubmit.co/hello@altitude.fit', ''],
    ['https://buttondown.com/api/emails/embed-subscribe/altitude', ''],
    ['https://forms.altitude.fit/f/', ''],
  ])('near miss: %s %s', (action, inner) => {
    expect(found(form(action, inner))).toEqual([]);
  });

  test('near miss: a script of the page tells it', () => {
    const named = form(MAILCHIMP).replace('<form', '<form id="t"');
    const script = `t.addEventListener('submit', (e) => { e.preventDefault(); fetch(t.action + '?u=' + user, { method: 'POST', body: new FormData(t) }); });`;
    expect(found(`${named}<script>${script}</script>`)).toEqual([]);
  });
});
