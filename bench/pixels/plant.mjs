import { contactUrl } from '../../dist/component/contact/contact-link.js';
import { networkName } from '../../dist/component/social/networks.js';
import { escapeAttribute, escapeText } from '../../dist/html/escape.js';
import { indexDocument } from '../../dist/lint/document/document.js';

/** What a framework calls what plants are dressed in; a page of another one has no classes. */
const DRESSES = {
  Bootstrap: {
    row: 'container d-flex flex-wrap justify-content-between align-items-center py-3 border-bottom',
    box: 'container py-4',
    brand: 'navbar-brand me-auto',
    nav: 'ms-3',
    list: 'list-unstyled mb-2 ms-auto',
    button: 'btn btn-primary btn-lg',
    quiet: 'text-muted text-decoration-none',
    address: 'lead mb-0',
  },
  Tailwind: {
    row: 'mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-3',
    box: 'mx-auto max-w-6xl space-y-4 px-4 py-12',
    brand: 'inline-flex shrink-0 items-center',
    nav: 'ml-auto',
    list: 'flex flex-wrap gap-4 text-sm',
    button: 'rounded-full bg-emerald-700 px-4 py-2 font-semibold text-white',
    quiet: 'text-slate-500 hover:underline',
    address: 'text-sm not-italic leading-6',
  },
  UIkit: {
    row: 'uk-container uk-flex uk-flex-between uk-flex-middle uk-padding-small',
    box: 'uk-container uk-section uk-section-muted',
    brand: 'uk-navbar-item uk-logo',
    nav: 'uk-margin-left',
    list: 'uk-list uk-list-divider',
    button: 'uk-button uk-button-primary',
    quiet: 'uk-link-muted',
    address: 'uk-text-lead',
  },
  Bulma: {
    row: 'level is-mobile',
    box: 'section container content',
    brand: 'navbar-item level-left',
    nav: 'level-right',
    list: 'menu-list',
    button: 'button is-primary is-medium',
    quiet: 'has-text-grey',
    address: 'subtitle',
  },
  Foundation: {
    row: 'row align-middle callout',
    box: 'row column callout secondary',
    brand: 'float-left',
    nav: 'float-right',
    list: 'menu vertical',
    button: 'button large',
    quiet: 'subheader',
    address: 'lead',
  },
  Spectre: {
    row: 'container navbar grid-lg',
    box: 'container grid-lg bg-gray p-2',
    brand: 'navbar-brand mr-2',
    nav: 'navbar-section',
    list: 'nav',
    button: 'btn btn-primary btn-lg',
    quiet: 'text-gray',
    address: 'text-large',
  },
  Picnic: {
    row: 'flex two',
    box: 'flex one',
    brand: 'brand',
    nav: 'demo',
    list: 'links',
    button: 'button success',
    quiet: 'pseudo button',
    address: 'label',
  },
  Milligram: {
    row: 'row',
    box: 'container',
    brand: 'column',
    nav: 'column',
    list: 'list',
    button: 'button button-outline',
    quiet: 'float-right',
    address: 'column',
  },
  Skeleton: {
    row: 'row',
    box: 'container',
    brand: 'four columns',
    nav: 'eight columns',
    list: 'u-full-width',
    button: 'button button-primary',
    quiet: 'u-pull-right',
    address: 'docs-example',
  },
};
const UNDRESSED = { row: '', box: '', brand: '', nav: '', list: '', button: '', quiet: '', address: '' };

/** Tags of the elements of a page itself that a contact is put into, at their end. */
const HOSTS = ['header', 'nav', 'li', 'p', 'h1', 'div', 'section', 'td', 'aside', 'footer'];

/**
 * Puts the resources of a page's site into the page, in plain markup of its framework and as the components show them: a
 * header, a footer, and contacts at the end of elements of the page itself.
 *
 * @param page see `templatePages`
 * @param site its state, see `siteOfPage`
 * @returns the source with its plants
 */
export function plant({ framework, source }, site) {
  const parts = partsOf(DRESSES[framework] ?? UNDRESSED, site);
  const document = indexDocument(source);
  const ofTag = (tag) => document.elements.filter((each) => each.tag === tag && each.closed);
  const edits = HOSTS.flatMap((tag, index) => {
    const host = ofTag(tag).at(Math.floor(ofTag(tag).length / 2));
    return host ? [{ at: host.closeStart, text: parts.inline[index % parts.inline.length] }] : [];
  });
  const body = ofTag('body')[0];
  if (body) edits.push({ at: body.openEnd, text: parts.header }, { at: body.closeStart, text: parts.footer });
  let planted = source;
  for (const { at, text } of edits.toSorted((a, b) => b.at - a.at)) {
    planted = `${planted.slice(0, at)}${text}${planted.slice(at)}`;
  }
  return planted;
}

function partsOf(dress, site) {
  const { phone, email, address } = byKind(site.contacts);
  const shown = ({ display, value }) => escapeText(display ?? value);
  const link = (contact, classes = '') => `<a${classOf(classes)} href="${contactUrl(contact)}">${shown(contact)}</a>`;
  const logo = `<a${classOf(dress.brand)} href="/">${imageOf(site)}</a>`;
  const menu = itemsOf(site.menus.definitions.planted.items);
  const profiles = site.social
    .map(
      ({ network, url, label }) =>
        `<li><a href="${escapeAttribute(url)}">${escapeText(label ?? networkName(network))}</a></li>`,
    )
    .join('');
  const lines = address.value.split('\n').map(escapeText).join('<br>');
  return {
    inline: [
      ` Call ${link(phone)} today`,
      ` or write to ${link(email, dress.quiet)}`,
      ` ${shown(phone)} `,
      link(phone, dress.button),
      ` <small>${link(email)}</small>`,
      ` <b>${shown(phone)}</b>, all day`,
    ],
    header: `
<div${classOf(dress.row)}>${logo}<nav${classOf(dress.nav)} aria-label="Useful links"><ul${classOf(dress.list)}>${menu}</ul></nav>${link(phone, dress.quiet)}</div>
`,
    footer: `
<footer${classOf(dress.box)}>
  <p>Call ${link(phone)} or write to ${link(email, dress.button)}.</p>
  <p>${shown(phone)} <br> ${shown(email)}</p>
  <address${classOf(dress.address)}>${lines}</address>
  <ul${classOf(dress.list)}>${profiles}</ul>
  <div${classOf(dress.row)}><span>${shown(phone)}</span> ${link(email, dress.quiet)} ${shown(phone)}</div>
  <div${classOf(dress.row)}><ul${classOf(dress.list)}>${menu}</ul></div>
  <h4>Useful links</h4>
  <ul>${menu}</ul>
  <ul${classOf(dress.list)}><li>${link(phone)}</li><li${classOf(dress.quiet)}>${shown(email)}</li></ul>
  <p>${imageOf(site)}</p>
</footer>
`,
  };
}

function byKind(contacts) {
  return Object.fromEntries(
    Object.values(contacts)
      .toReversed()
      .map((contact) => [contact.kind, contact]),
  );
}

function imageOf({ site, logos }) {
  const { url, alt, width, height } = logos.variants.default;
  const sized = Object.entries({ width, height }).flatMap(([name, value]) => (value ? ` ${name}="${value}"` : []));
  return `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt ?? site.name)}"${sized.join('')}>`;
}

function itemsOf(items) {
  return items.map(({ label, url }) => `<li><a href="${escapeAttribute(url)}">${escapeText(label)}</a></li>`).join('');
}

function classOf(classes) {
  return classes === '' ? '' : ` class="${classes}"`;
}
