/** What a briefing can be for. */
export const BRIEF_PARTS = ['header', 'footer', 'section', 'page'] as const;

export type BriefPart = (typeof BRIEF_PARTS)[number];

/** What belongs into each, in Inlay's own words. */
export const PART_ADVICE: Readonly<Record<BriefPart, string>> = {
  header: `Write one \`<header>\` element:

- the logo first, by \`x-logo\`; the variant \`transparent\` or \`light\` only over a dark or busy background
- the main navigation by \`x-menu\`; a centred logo stands between two menus where two such locations are assigned
- at most one contact, by \`x-contact\`, and the profiles, by \`x-social\`, where they serve the visitor
- no page title: headings belong to the page`,
  footer: `Write one \`<footer>\` element:

- the logo by \`x-logo\` with the variant \`footer\`
- each assigned footer location by its own \`x-menu\`, columns side by side, with a short heading over each
- contacts by \`x-contact\`, profiles by \`x-social\`
- a newsletter form by \`x-addon\` where a provider offers one`,
  section: `Write one \`<section>\` element:

- it begins with a heading, \`<h2>\` unless you know better
- its text is your work: whole sentences in the language of the site, nothing that needs a script to appear
- a contact section uses \`x-contact\` for every contact and \`x-addon\` for the form
- it has no logo and no menu unless the task asks for them`,
  page: `Write the content of one \`<body>\`: \`<header>\`, \`<main>\` and \`<footer>\`:

- the header holds the logo and the main navigation, by \`x-logo\` and \`x-menu\`
- \`<main>\` begins with the only \`<h1>\`, then sections with \`<h2>\`
- the footer holds the logo's \`footer\` variant, the footer menus, contacts and profiles, each by its component
- a form stands where the visitor decides to write, by \`x-addon\``,
};

/** What belongs into a page where the site puts its own header and footer around it. */
export const FRAMED_PAGE_ADVICE = `Write the content of the page alone. The site puts its own header and footer around it:

- no \`<header>\` and no \`<footer>\` of the site, no logo, no main navigation
- it begins with the only \`<h1>\`, then sections with \`<h2>\`; \`<main>\` is the site's
- contacts, profiles and menus of its own stand where the text needs them, each by its component
- a form stands where the visitor decides to write, by \`x-addon\``;
