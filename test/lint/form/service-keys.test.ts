import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { noKeyOfService } from '../../../src/lint/form/service-keys.js';
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
const U = '4c1e8f0a7b92d635c0de91ab2';
const ID = '7d03b5e1f4';
const GUID = '2b8b7dd9-aa18-4c0c-a8a0-2d4a15938806';
const MAILCHIMP = 'https://altitude.us14.list-manage.com/subscribe/post';
const HUBSPOT = 'https://api.hsforms.com/submissions/v3/integration/submit';
const BREVO = `https://5e8e3e74.sibforms.com/serve/MUIFALM${'eowQ2u9o7ZKghaSGt2q9'.repeat(8)}`;

describe('a key that no service gave out', () => {
  test.each([
    `${MAILCHIMP}?u=8f2c7d1e9a&amp;id=4b6e2f`,
    `${MAILCHIMP}?u=8f2c7d1e9a&amp;id=${ID}`,
    `${MAILCHIMP}?u=${U}&amp;id=4be7`,
    `${MAILCHIMP}-json?u=${U}&amp;id=4be7&amp;c=?`,
    'https://formspree.io/f/mkdirzt',
    'https://formspree.io/f/xqkr8vbw',
    'https://formspree.io/f/altitude-trial',
    'https://usebasin.com/f/8c41f9',
    'https://usebasin.com/f/8c41f9e2b7az.json',
    `${HUBSPOT}/24817730/trial-class`,
    `${HUBSPOT}/altitude/${GUID}`,
    'https://app.convertkit.com/forms/trial-class/subscriptions',
    'https://app.kit.com/forms/8f2c7d1e9a/subscriptions',
    'https://assets.mailerlite.com/jsonp/altitude/forms/155870684527986630/subscribe',
    'https://manage.kmail-lists.com/subscriptions/subscribe?a=altitude&amp;g=Q468Mg',
    'https://5e8e3e74.sibforms.com/serve/MUIFALMeowQ2u9o7ZKgh',
  ])('%s', (action) => {
    const [finding, ...more] = found(form(action));
    expect(more).toEqual([]);
    expect(finding?.message).toContain('with a key that its service never gave out');
    expect(finding?.message).toMatch(/keys of \w+ have|of \w+ has/);
  });

  test.each([
    ['https://api.web3forms.com/submit', '<input type="hidden" name="access_key" value="8f2c7d1e9a4b">'],
    [
      'https://api.web3forms.com/submit',
      '<input type="hidden" name="access_key" value="a1b2c3d4-e5f6-7890-abcd-ef1234567890">',
    ],
    [MAILCHIMP, `<input type="hidden" name="u" value="8f2c7d1e9a"><input type="hidden" name="id" value="${ID}">`],
    ['//manage.kmail-lists.com/subscriptions/subscribe', '<input type="hidden" name="g" value="newsletter">'],
  ])('%s %s', (action, inner) => {
    const [finding, ...more] = found(form(action, inner));
    expect(more).toEqual([]);
    expect(finding?.message).toContain('holds a key that its service never gave out');
  });

  test('in a script', () => {
    const code = (url: string) =>
      `${form('#').replace('<form', '<form id="t"')}<script>t.addEventListener('submit', (e) => { e.preventDefault(); fetch(${url}, { method: 'POST', body: new FormData(t) }); });</script>`;
    expect(found(code("'https://usebasin.com/f/8c41f9'"))).toHaveLength(1);
    expect(found(code("'https://usebasin.com/f/43f785c099d7'"))).toEqual([]);
    expect(found(code(`\`https://usebasin.com/f/43f7\${id}\``))).toEqual([]);
    expect(found(code("'https://usebasin.com/f/' + id"))).toEqual([]);
  });

  test.each([
    `${MAILCHIMP}?u=${U}&amp;id=${ID}`,
    `${MAILCHIMP}?u=${U}&amp;id=${ID}&amp;f_id=00f4a6e5f0`,
    `//altitude.us9.list-manage1.com/subscribe/post?u=${U}&amp;id=${ID}`,
    'https://formspree.io/f/xgejbkwp',
    'https://formspree.io/p/2481773012345678901/f/contact',
    'https://formspree.io/hello@altitude.fit',
    'https://usebasin.com/f/43f785c099d7',
    'https://usebasin.com/f/f8a55f3aacfc.json',
    `${HUBSPOT}/144659623/${GUID}`,
    `https://forms.hubspot.com/uploads/form/v2/144659623/${GUID}`,
    'https://app.convertkit.com/forms/3923746/subscriptions',
    'https://assets.mailerlite.com/jsonp/1561600/forms/155870684527986630/subscribe',
    'https://manage.kmail-lists.com/subscriptions/subscribe?a=VfdLWZ&amp;g=UhFGWN',
    BREVO,
    'https://submit-form.com/4mFTvZQSv',
    'https://getform.io/f/a7b1c3d9e2',
    'https://forms.altitude.fit/f/trial',
    'https://formspree.io/f/{{ form.key }}',
  ])('near miss: %s', (action) => {
    expect(found(form(action))).toEqual([]);
  });

  test.each([
    [
      'https://api.web3forms.com/submit',
      '<input type="hidden" name="access_key" value="f5c7a756-f35d-487b-b41c-d15805c7fec7">',
    ],
    ['https://api.web3forms.com/submit', '<input type="hidden" name="access_key" value="{{ key }}">'],
    ['/submit', '<input type="hidden" name="access_key" value="8f2c7d1e9a4b">'],
    [MAILCHIMP, `<input type="hidden" name="u" value="${U}"><input type="hidden" name="id" value="${ID}">`],
  ])('near miss: %s %s', (action, inner) => {
    expect(found(form(action, inner))).toEqual([]);
  });

  test('what is no address has none', () => {
    expect(noKeyOfService('send.php')).toBeUndefined();
    expect(noKeyOfService('https://formspree.io/')).toBeUndefined();
  });
});
