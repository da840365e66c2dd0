import { readFileSync } from 'node:fs';
import { render } from '../../src/index.js';
import { ROOT } from '../support/folders.js';
import { readSite } from '../support/sites.js';

/** Where the page and its pictures are. */
export const ORIGIN = 'https://osteriacorniolo.example';

export const SHEET = readFileSync(`${ROOT}src/styles/inlay.css`, 'utf8');

const site = readSite('small-business');

/** A menu whose submenus open by a button, beside a link and by themselves. */
const DISCLOSURES = `<ul class="x-menu x-menu--buttons">
<li class="menu-item menu-item-has-children"><a href="/wine/">Wine</a><details class="x-menu__disclosure"><summary class="x-menu__toggle" aria-label="Wine, more"></summary><ul class="sub-menu"><li class="menu-item"><a href="/wine/red/">Red</a></li><li class="menu-item"><a href="/wine/white/">White</a></li></ul></details></li>
<li class="menu-item menu-item-has-children"><details class="x-menu__disclosure"><summary class="x-menu__toggle">House</summary><ul class="sub-menu"><li class="menu-item"><a href="/rooms/">Rooms</a></li></ul></details></li>
<li class="menu-item current-menu-item"><a href="/now/" aria-current="page">Now</a></li></ul>`;

const CANVAS = `<header><x-logo></x-logo><x-menu location="topic"></x-menu>
<nav class="x-menu-nav" aria-label="Buttons">${DISCLOSURES}</nav>
<nav class="x-menu-nav" aria-label="Collapsing"><details class="x-menu__collapse"><summary class="x-menu__burger">Menu</summary>${DISCLOSURES.replaceAll('Wine', 'Beer')}</details></nav></header>
<main><h1>All components</h1>
<nav class="x-menu-nav" aria-label="In a column">${DISCLOSURES.replaceAll('Wine', 'Tea')}</nav>
<x-contact field="address"></x-contact><p>Call <x-contact field="phone"></x-contact> or write <x-contact field="email"></x-contact>.</p>
<x-addon provider="provider_contact_form"></x-addon></main>
<footer><x-logo variant="footer"></x-logo><x-menu location="footer"></x-menu>
<div id="names"><x-social></x-social></div><div id="both"><x-social icons="before"></x-social></div><div id="icons"><x-social icons="only"></x-social></div></footer>`;

/** What a browser does anyway: axe does not know the colour of a page that says none. */
const OWN = 'html { background: Canvas; color: CanvasText }';

/** A page with all components that says nothing of looks but by this style sheet. */
export function page({ dir = 'ltr', sheet = SHEET, more = '' } = {}): string {
  const { html } = render(CANVAS, site, { url: '/menu/' });
  return (
    `<!doctype html><html lang="it" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>All components</title><style>${OWN}${more}</style><style>${sheet}</style></head><body>${html}</body></html>`
  );
}

/** A picture that any logo is. */
export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100" rx="20" fill="#8a2b06"/></svg>';
