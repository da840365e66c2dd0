import { describe, expect, test } from 'vitest';
import { applyFixes, type Finding, lint } from '../../../src/lint/index.js';
import { siteIn } from './no-invented-contact/support.js';

const site = siteIn('es', { name: 'Taller Robledo', phone: '+34963452100' });

function findings(canvas: string): Finding[] {
  return lint(canvas, site).filter(({ rule }) => rule === 'no-invented-contact' || rule === 'no-static-contact');
}

const header = (link: string) => `<header>${link}</header>`;

describe('a label or icon that stays stands in the button, which is a `span` around both', () => {
  test.each([
    ['another number behind a label', '<a class="btn" href="tel:+34963452178">Llámanos: 963 45 21 78</a>'],
    ['an icon', '<a class="btn" href="tel:+34963452178"><svg><path d="M0 0"/></svg> 963 45 21 78</a>'],
    ['a label alone', '<a class="btn" href="tel:+34963452178">Llámanos</a>'],
    ['a copy behind a label', '<a class="btn" href="tel:+34963452100">Llámanos: 963 45 21 00</a>'],
    ['a copy with an icon', '<a class="btn" href="tel:+34963452100"><i class="icon"></i> 963 45 21 00</a>'],
  ])('%s', (_title, link) => {
    const canvas = header(link);
    const [finding, ...more] = findings(canvas);
    expect(more).toEqual([]);
    // The number stays a button, and nothing of the link is lost.
    const { output } = applyFixes(canvas, finding ? [finding] : [], { unsafe: true });
    expect(output).toContain('<span class="btn">');
    expect(output).toContain('<x-contact field="phone"></x-contact></span>');
    expect(output.includes('Llámanos')).toBe(canvas.includes('Llámanos'));
  });

  test.each([
    ['the number alone', '<a class="btn" href="tel:+34963452178">963 45 21 78</a>'],
    ['a copy of it alone', '<a class="btn" href="tel:+34963452100">963 45 21 00</a>'],
    ['a class of a text', '<a class="small muted" href="tel:+34963452178">Llámanos: 963 45 21 78</a>'],
    ['no class', '<a href="tel:+34963452178">Llámanos: 963 45 21 78</a>'],
    ['no class of a copy', '<a href="tel:+34963452100">Llámanos: 963 45 21 00</a>'],
  ])('near miss: %s', (_title, link) => {
    const [finding] = findings(header(link));
    expect(finding?.message).toContain('<x-contact');
    expect(finding?.message).not.toContain('stays outside');
  });
});
