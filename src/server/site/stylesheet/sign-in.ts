/** The pages for signing in: `sign-in/page.ts` writes their classes. They have no header, no menu and no footer of the site. */
export const SIGN_IN = `
body.sign-in { align-items: center; padding: calc(3rem * var(--spacing)) var(--gutter); gap: 1.5rem; }
.sign-in > * { inline-size: 100%; max-inline-size: 26rem; }
.sign-in h1 { font-size: calc(1rem * var(--scale) * var(--scale) * var(--scale)); margin-block-end: 1em; }
.sign-in main > :last-child { margin-block-end: 0; }
.sign-in-site { font: var(--heading-weight) 1.25rem/1.2 var(--font-headings); }
.sign-in .form-fault { margin-block: 0 1.5rem; }
.sign-in dl { margin-block: 0 1.5rem; }
.sign-in dt { font-weight: 600; }
.sign-in dd { margin: 0.25rem 0 1rem; }
.sign-in code { overflow-wrap: anywhere; }
`;
