import { describe, expect, test } from 'vitest';
import { edited } from '../../../../src/lint/edit/fix.js';
import { type Finding, lint } from '../../../../src/lint/index.js';
import { MANIFEST } from '../../support.js';

const NONCE = '<input type="hidden" name="_wpnonce" value="a1b2c3d4e5">';
const found = (canvas: string) =>
  lint(canvas, MANIFEST).filter(({ rule }) => /^no-(?:invented-nonce|fictitious-form|static-form)$/.test(rule));
const overlaps = (findings: readonly Finding[]) =>
  findings.some(({ fix }, index) =>
    findings.some(
      (other, at) =>
        at > index && fix?.edits.some((a) => other.fix?.edits.some((b) => a.start < b.end && b.start < a.end)),
    ),
  );

describe('a made-up nonce needs one repair', () => {
  test.each([
    [
      'in a form of the site',
      `<form action="/contact" method="post"><input name="email">${NONCE}<button>Iscriviti</button></form>`,
    ],
    [
      'in a form that no provider has',
      `<form action="/api/book/" method="post"><input name="table">${NONCE}<button>Send</button></form>`,
    ],
    [
      'in a form to nowhere',
      `<form action="#"><input type="email" name="email">${NONCE}<button>Iscriviti</button></form>`,
    ],
    ['in the head', '<meta name="csrf-token" content="q9w8e7r6t5y4">'],
  ])('%s', (_what, canvas) => {
    const findings = found(canvas);
    expect(findings.some(({ rule }) => rule === 'no-invented-nonce')).toBe(true);
    expect(overlaps(findings)).toBe(false);
    const [mending, another] = findings.filter(({ fix }) => fix !== undefined);
    expect(another).toBeUndefined();
    expect(found(edited(canvas, mending?.fix?.edits ?? []))).toEqual([]);
  });

  test.each([
    ['in a script', "<script>fetch('/x', {headers: {'X-WP-Nonce': 'a1b2c3d4e5'}})</script>"],
    ['in an address', '<a href="/x/?_wpnonce=a1b2c3d4e5">Go</a>'],
    ['in an attribute', '<div data-nonce="a1b2c3d4e5"></div>'],
  ])('both findings say so %s', (_what, canvas) => {
    const messages = found(canvas).map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining('settles both'), expect.stringContaining('Remove it')]);
  });
});
