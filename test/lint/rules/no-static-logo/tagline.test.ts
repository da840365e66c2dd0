import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { edited } from '../../../../src/lint/edit/fix.js';
import { lint } from '../../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Tischlerei Hövelmann', description: '', url: 'https://hoevelmann.example', language: 'de' },
    logos: { variants: { default: { url: '/media/hoevelmann.svg', alt: 'Tischlerei Hövelmann' } } },
  }),
);

/** What is said of the logo of a header, and what its fix makes of that. */
function told(logo: string): [message: string, output: string | undefined] {
  const source = `<header>${logo}</header>`;
  const [finding] = lint(source, manifest).filter(({ rule }) => rule === 'no-static-logo');
  return [finding?.message ?? '', finding?.fix && edited(source, finding.fix.edits)];
}

const DRAWING = '<svg class="mark" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>';
const NAME = '<b>Tischlerei Hövelmann</b>';

describe('a line beside the name is kept', () => {
  test.each([
    [`<a class="brand" href="/">${DRAWING}${NAME}<small>Since 1958</small></a>`, '<small>Since 1958</small>'],
    [
      '<a class="brand" href="/">Tischlerei Hövelmann<small>Meisterbetrieb</small></a>',
      '<small>Meisterbetrieb</small>',
    ],
    [`<a class="brand" href="/">${DRAWING}<span>${NAME}<i>Από το 1958</i></span></a>`, '<i>Από το 1958</i>'],
    [`<div class="brand">${DRAWING}<div>${NAME} <em>depuis 1958</em></div></div>`, '<em>depuis 1958</em>'],
    [
      '<a class="brand" href="/"><img src="/media/hoevelmann.svg" alt="Tischlerei Hövelmann"><p class="slogan">木工・1958年創業</p></a>',
      '<p class="slogan">木工・1958年創業</p>',
    ],
  ])('%s', (logo, line) => {
    const [message, output] = told(logo);
    expect(message).toContain(`; keep \`${line}\` behind it`);
    expect(output?.replace(' link="false"', '')).toBe(
      `<header><x-logo variant="default" class="brand"></x-logo>\n${line}</header>`,
    );
  });

  test.each([
    [`<a class="brand" href="/">${DRAWING}${NAME}</a>`],
    ['<a class="brand" href="/"><span>Tischlerei</span> <span>Hövelmann</span></a>'],
    ['<a class="brand" href="/"><span>TH</span> <span>Tischlerei Hövelmann</span></a>'],
    ['<a class="brand" href="/"><span>Hövel</span><span>mann</span></a>'],
    [`<a class="brand" href="/"><svg viewBox="0 0 9 9"><text>Since 1958</text></svg>${NAME}</a>`],
  ])('negative control, parts of the name go: %s', (logo) => {
    const [message, output] = told(logo);
    expect(message).toContain('x-logo');
    expect(message).not.toContain('keep');
    expect(output).toBe('<header><x-logo variant="default" class="brand"></x-logo></header>');
  });
});
