import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const FIXED = { phone: { kind: 'phone' as const, value: '+390742330918' } };
const MOBILE = { mobile: { kind: 'phone' as const, value: '+393336042187' } };

function siteWith(contacts: NonNullable<Parameters<typeof parseSite>[0]> & object): Manifest {
  return buildManifest(
    parseSite({
      site: { name: 'Harrow Vets', description: '', url: 'https://harrow-vets.example', language: 'it' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts,
    }),
  );
}

const SITE = siteWith({ ...FIXED, ...MOBILE });
const TURNED = siteWith({ ...MOBILE, ...FIXED });
const NUMBER = '+39 347 123 4567';
const LINK = `<a href="tel:+393471234567">${NUMBER}</a>`;

/** The field that the message on the only number of a footer offers. */
function offered(body: string, manifest = SITE): string | undefined {
  const [finding, ...more] = invented(`<footer>${body}</footer>`, manifest);
  expect(more).toEqual([]);
  return /field="([^"]*)"/.exec(finding?.message ?? '')?.[1];
}

const MOBILES = [
  '<i class="bi bi-phone me-2"></i>',
  '<i class="bi bi-phone-fill"></i>',
  '<i class="fa fa-mobile"></i>',
  '<i class="fas fa-mobile-alt"></i>',
  '<i class="fa-solid fa-mobile-screen-button"></i>',
  '<span class="mdi mdi-cellphone"></span>',
  '<i class="ri-smartphone-line"></i>',
  '<i class="ti ti-device-mobile"></i>',
  '<span class="dashicons dashicons-smartphone"></span>',
  '<i data-lucide="smartphone"></i>',
  '<iconify-icon icon="mdi:cellphone"></iconify-icon>',
  '<ion-icon name="phone-portrait-outline"></ion-icon>',
  '<span uk-icon="phone"></span>',
  '<svg class="icon"><use href="#icon-mobile"></use></svg>',
  '<svg><use xlink:href="/icons.svg#mobile"/></svg>',
  '<img src="/icons/smartphone.svg" alt="">',
  '<span class="material-icons">smartphone</span>',
  '<span class="material-symbols-outlined">phone_iphone</span>',
  '<span aria-hidden="true">📱</span>',
  '📱',
];
const RECEIVERS = [
  '<i class="bi bi-telephone"></i>',
  '<i class="bi bi-telephone-fill"></i>',
  '<i class="fas fa-phone"></i>',
  '<i class="fa-solid fa-phone-volume"></i>',
  '<span class="mdi mdi-phone"></span>',
  '<span uk-icon="receiver"></span>',
  '<svg><use href="#icon-phone"></use></svg>',
  '<span class="material-icons">call</span>',
  '☎',
  '📞',
];

describe('under an icon of a mobile phone the mobile of the site is offered', () => {
  test.each(MOBILES)('%s', (icon) => {
    expect(offered(`<p>${icon} ${LINK}</p>`)).toBe('mobile');
    expect(offered(`<ul><li>${icon}${LINK}</li></ul>`)).toBe('mobile');
    expect(offered(`<div>${icon}\n  <span dir="ltr">${NUMBER}</span></div>`)).toBe('mobile');
    expect(offered(`<p><a href="tel:+393471234567">${icon} ${NUMBER}</a></p>`)).toBe('mobile');
  });
});

describe('under a receiver the landline of the site is offered', () => {
  test.each(RECEIVERS)('%s', (icon) => {
    expect(offered(`<p>${icon} ${LINK}</p>`)).toBe('phone');
    expect(offered(`<p>${icon} ${LINK}</p>`, TURNED)).toBe('phone');
  });
});

test('both numbers of a site stand once', () => {
  const canvas = `<p><i class="bi bi-telephone"></i>${LINK}</p><p><i class="bi bi-phone"></i>${LINK}</p>`;
  const edits = invented(`<footer>${canvas}</footer>`, SITE).map(({ fix }) => fix?.edits[0]?.text);
  expect(edits).toEqual(['<x-contact field="phone"></x-contact>', '<x-contact field="mobile"></x-contact>']);
});

describe('an icon says nothing else', () => {
  test.each([
    `<p><i class="hide-mobile"></i> ${LINK}</p>`,
    `<p><i class="d-mobile"></i> ${LINK}</p>`,
    `<p><i class="bi bi-phone"></i> Telefono: ${LINK}</p>`,
    `<p><i class="bi bi-phone"></i> App <b>gratis</b> ${LINK}</p>`,
    `<p><i class="bi bi-envelope"></i> ${LINK}</p>`,
  ])('%s', (body) => {
    expect(offered(body)).toBe('phone');
  });

  test.each(MOBILES)('%s: a site without a mobile has its number offered, and one by hand is no wrong one', (icon) => {
    const site = siteWith(FIXED);
    expect(offered(`<p>${icon} ${LINK}</p>`, site)).toBe('phone');
    expect(invented(`<footer><p>${icon} <x-contact field="phone"></x-contact></p></footer>`, site)).toEqual([]);
    expect(invented(`<footer><p>${icon} +39 0742 330918</p></footer>`, site)).toEqual([]);
  });
});
