/** A source with line numbers, its syntax in colours, and what was found marked in it. */
export const SOURCE = `
.source { padding-block: 0.5rem; font-size: 0.875rem; line-height: 1.65; tab-size: 2; }
.source code { display: block; }
/* Of a long source the browser lays out what is seen. */
.source .chunk { content-visibility: auto; contain-intrinsic-block-size: auto 82.5em; }
.line { display: grid; grid-template-columns: 3.25rem 1.5rem minmax(0, 1fr); padding-inline-end: 0.75rem; }
.line::before { content: attr(data-line); color: var(--soft); text-align: end; user-select: none; }
.line__text { grid-column: 3; white-space: pre-wrap; overflow-wrap: anywhere; }
.line:target, .line--chosen { background: var(--accent-well); box-shadow: inset 3px 0 var(--accent); }
.flag { display: grid; place-items: center; block-size: 1.65em; user-select: none; }
.flag--error { color: var(--error); }
.flag--warning { color: var(--warning); }
.flag--info { color: var(--info); }
.source__cut, .source__more { display: block; padding: 0.5rem 1.25rem; color: var(--soft); font-family: var(--sans); white-space: normal; }
.source__more { color: var(--accent); }

.syntax-tag { color: var(--syntax-tag); }
.syntax-component { color: var(--accent); font-weight: 650; }
.syntax-name { color: var(--syntax-name); }
.syntax-value { color: var(--syntax-value); }
.syntax-comment { color: var(--soft); font-style: italic; }
.syntax-reference { color: var(--syntax-name); }

.mark { padding-block: 0.1em; border-radius: 0.15em; color: inherit; }
.mark--head { text-decoration: underline 1.5px; text-underline-offset: 0.3em; text-decoration-skip-ink: none; }
.mark--error { background: var(--error-well); }
.mark--error.mark--head { text-decoration-style: wavy; text-decoration-color: var(--error); }
.mark--warning { background: var(--warning-well); }
.mark--warning.mark--head { text-decoration-style: dashed; text-decoration-color: var(--warning); }
.mark--info { background: var(--info-well); }
.mark--info.mark--head { text-decoration-style: dotted; text-decoration-color: var(--info); }
.mark--point { display: inline-block; inline-size: 0.5em; block-size: 1.1em; border-inline-start: 2px solid; vertical-align: text-bottom; }
`;
