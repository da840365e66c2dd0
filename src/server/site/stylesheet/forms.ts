/** The forms that are built in: `forms/markup.ts` writes their classes. Fields look as `PARTS` has them for all forms. */
export const FORMS = `
.form { display: grid; gap: calc(1.25rem * var(--spacing)); max-inline-size: var(--content-width); margin-block: 0 calc(2rem * var(--spacing)); }
.form > p { margin: 0; }
.form-trap { display: none !important; }
.form-consent { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 0.75rem; align-items: start; }
.form-consent .form-label { font-weight: 400; }
.form-consent input { margin: 0.15em 0 0; }
.form [aria-invalid] { border: 2px solid var(--fault); }
.form-consent [aria-invalid] { outline: 2px solid var(--fault); outline-offset: 2px; }
.form-fault { display: block; margin-block-start: 0.5rem; padding-inline-start: 0.6rem; border-inline-start: 0.25rem solid; color: var(--fault); font-weight: 600; }
.content > [role=alert] { max-inline-size: var(--content-width); padding: 0.85rem 1.1rem; background: var(--shade); border-inline-start: 0.25rem solid var(--fault); border-radius: var(--radius); }
`;
