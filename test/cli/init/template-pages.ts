/** What a page of a template package has that a site's state can hold. Written by hand, from looking at the page. */
export interface Truth {
  /** Path below \`node_modules\`. */
  page: string;
  name: string;
  /** Items by location, a line each: label, address if there is one, two blanks a level. */
  menus: Readonly<Record<string, readonly string[]>>;
  /** Values of contacts, numbers as they are shown. */
  contacts?: readonly string[];
  logo?: string;
  /** What its forms are for. */
  forms?: readonly ('contact' | 'newsletter')[];
}

const BUSINESS = ['Home /', 'About /about.html', 'Products /products.html', 'Store /store.html'];
const BLOG = ['Home /', 'About /about.html', 'Sample Post /post.html', 'Contact /contact.html'];
const MODERN = {
  topic: [
    'Home /',
    'About /about.html',
    'Contact /contact.html',
    'Pricing /pricing.html',
    'FAQ /faq.html',
    'Blog',
    '  Blog Home /blog-home.html',
    '  Blog Post /blog-post.html',
    'Portfolio',
    '  Portfolio Overview /portfolio-overview.html',
    '  Portfolio Item /portfolio-item.html',
  ],
  footer: ['Privacy', 'Terms', 'Contact'],
};

/** The pages, of thirteen packages. */
export const TRUTHS: readonly Truth[] = [
  {
    page: 'startbootstrap-agency/dist/index.html',
    name: 'Agency',
    menus: {
      topic: ['Services #services', 'Portfolio #portfolio', 'About #about', 'Team #team', 'Contact #contact'],
      footer: ['Privacy Policy', 'Terms of Use'],
    },
    logo: '/assets/img/navbar-logo.svg',
    forms: ['contact'],
  },
  { page: 'startbootstrap-business-casual/dist/index.html', name: 'Business Casual', menus: { topic: BUSINESS } },
  {
    page: 'startbootstrap-business-casual/dist/store.html',
    name: 'Business Casual',
    menus: { topic: BUSINESS },
    contacts: ['1116 Orchard Street\nGolden Valley, Minnesota', '(317) 585-8468'],
  },
  { page: 'startbootstrap-clean-blog/dist/index.html', name: 'Clean Blog', menus: { topic: BLOG } },
  {
    page: 'startbootstrap-clean-blog/dist/contact.html',
    name: 'Clean Blog',
    menus: { topic: BLOG },
    forms: ['contact'],
  },
  { page: 'startbootstrap-coming-soon/dist/index.html', name: 'Coming Soon', menus: {}, forms: ['newsletter'] },
  {
    page: 'startbootstrap-creative/dist/index.html',
    name: 'Creative',
    menus: { topic: ['About #about', 'Services #services', 'Portfolio #portfolio', 'Contact #contact'] },
    contacts: ['+1 (555) 123-4567'],
    forms: ['contact'],
  },
  {
    page: 'startbootstrap-freelancer/dist/index.html',
    name: 'Freelancer',
    menus: { topic: ['Portfolio #portfolio', 'About #about', 'Contact #contact'] },
    contacts: ['2215 John Daniel Drive\nClark, MO 65243'],
    forms: ['contact'],
  },
  {
    page: 'startbootstrap-grayscale/dist/index.html',
    name: 'Grayscale',
    menus: { topic: ['About #about', 'Projects #projects', 'Contact #signup'] },
    contacts: ['4923 Market Street, Orlando FL', 'hello@yourdomain.com', '+1 (555) 902-8832'],
    forms: ['newsletter'],
  },
  {
    page: 'startbootstrap-landing-page/dist/index.html',
    name: 'Landing Page',
    menus: { footer: ['About', 'Contact', 'Terms of Use', 'Privacy Policy'] },
    forms: ['newsletter', 'newsletter'],
  },
  // Its newsletter stands in no form.
  {
    page: 'startbootstrap-modern-business/dist/index.html',
    name: 'Modern Business',
    menus: MODERN,
    forms: ['newsletter'],
  },
  {
    page: 'startbootstrap-modern-business/dist/contact.html',
    name: 'Modern Business',
    menus: MODERN,
    contacts: ['(555) 892-9403'], // in a sentence
    forms: ['contact'],
  },
  {
    page: 'startbootstrap-new-age/dist/index.html',
    name: 'New Age',
    menus: { topic: ['Features #features', 'Download #download'], footer: ['Privacy', 'Terms', 'FAQ'] },
    forms: ['contact'],
  },
  {
    page: 'startbootstrap-resume/dist/index.html',
    name: 'Resume',
    menus: {
      topic: [
        'About #about',
        'Experience #experience',
        'Education #education',
        'Skills #skills',
        'Interests #interests',
        'Awards #awards',
      ],
    },
    contacts: ['3542 Berry Drive', '(317) 585-8468', 'name@email.com'], // in one line, between dots
  },
  {
    page: 'startbootstrap-sb-admin/dist/index.html',
    name: 'SB Admin',
    menus: {
      topic: [
        'Dashboard /',
        'Layouts',
        '  Static Navigation /layout-static.html',
        '  Light Sidenav /layout-sidenav-light.html',
        'Pages',
        '  Authentication',
        '    Login /login.html',
        '    Register /register.html',
        '    Forgot Password /password.html',
        '  Error',
        '    401 Page /401.html',
        '    404 Page /404.html',
        '    500 Page /500.html',
        'Charts /charts.html',
        'Tables /tables.html',
      ],
      footer: ['Privacy Policy', 'Terms & Conditions'],
    },
  },
  {
    page: 'startbootstrap-stylish-portfolio/dist/index.html',
    name: 'Stylish Portfolio',
    menus: {
      topic: ['Home #page-top', 'About #about', 'Services #services', 'Portfolio #portfolio', 'Contact #contact'],
    },
  },
];
