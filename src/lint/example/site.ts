import type { SiteState } from '../../site/schema.js';

/** The site that the examples of all rules are written for. */
export const EXAMPLE_STATE: SiteState = {
  site: {
    name: 'Harbour Bakery',
    description: 'Bread and cakes by the water',
    url: 'https://www.harbour-bakery.example',
    language: 'en',
  },
  theme: { name: 'Quay', version: '2.1.0' },
  logos: {
    variants: {
      default: { url: '/media/harbour-logo.svg', alt: 'Harbour Bakery', width: 180, height: 48 },
      light: { url: '/media/harbour-logo-light.svg', alt: 'Harbour Bakery', width: 180, height: 48 },
    },
  },
  menus: {
    locations: {
      topic: { label: 'Main menu', use: 'main navigation in the header', menu: 'main' },
      footer: { label: 'Footer', use: 'one row of links in the footer', menu: 'legal' },
    },
    definitions: {
      main: {
        name: 'Main',
        items: [
          { label: 'Home', url: '/' },
          {
            label: 'Bread',
            url: '/bread/',
            children: [
              { label: 'Sourdough', url: '/bread/sourdough/' },
              { label: 'Rye', url: '/bread/rye/' },
            ],
          },
          { label: 'Cakes', url: '/cakes/' },
          { label: 'Our story', url: '/our-story/' },
          { label: 'Contact', url: '/contact/' },
        ],
      },
      legal: {
        name: 'Legal',
        items: [
          { label: 'Privacy', url: '/privacy/' },
          { label: 'Cookies', url: '/cookies/' },
          { label: 'Imprint', url: '/imprint/' },
        ],
      },
    },
  },
  social: [
    { network: 'instagram', url: 'https://www.instagram.com/harbourbakery/' },
    { network: 'facebook', url: 'https://www.facebook.com/harbourbakery' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/harbour-bakery' },
  ],
  contacts: {
    phone: { kind: 'phone', value: '+442079460958', display: '020 7946 0958' },
    email: { kind: 'email', value: 'hello@harbour-bakery.example' },
    address: { kind: 'address', value: '12 Quay Street\nFalmouth TR11 3LG' },
    hours: { kind: 'text', value: 'Tuesday to Sunday, 7 am to 3 pm' },
    whatsapp: { kind: 'text', value: 'WhatsApp us', url: 'https://wa.me/447700900123' },
  },
  addons: {
    provider_contact_form: {
      status: 'selected',
      default: 'enquiry',
      forms: [
        {
          id: 'enquiry',
          title: 'Enquiry',
          html: '<form action="/forms/enquiry" method="post"><label>Name <input name="name"></label><label>E-mail <input type="email" name="email"></label><label>Message <textarea name="message"></textarea></label><button>Send</button></form>',
        },
      ],
    },
    provider_newsletter_form: {
      status: 'available',
      forms: [
        {
          id: 'weekly',
          title: 'Weekly letter',
          html: '<form action="/forms/weekly" method="post"><label>E-mail <input type="email" name="email"></label><button>Subscribe</button></form>',
        },
      ],
    },
    provider_booking_form: { status: 'inactive', forms: [] },
  },
  attachments: [
    { url: '/files/allergens.pdf', title: 'Allergens', type: 'application/pdf' },
    { url: '/files/prices-2026.pdf', title: 'Price list', type: 'application/pdf' },
    { url: '/files/baking-at-night.mp4', title: 'Baking at night', type: 'video/mp4' },
  ],
};
