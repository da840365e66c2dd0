import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expandPage } from '../../src/adapters/expand-page.js';
import { type HoldBack, holdBack } from '../../src/adapters/hold-back.js';
import { joined, type Page, type PageDeps } from '../../src/adapters/page.js';
import { plainPage } from '../../src/adapters/plain-page.js';
import { compile, locate, type RenderRequest, render } from '../../src/index.js';
import { readSite } from '../support/sites.js';
import { chunkedPage, pageSource } from './chunks.js';

const site = readSite('small-business');
const request: RenderRequest = { url: '/menu/' };
const RUNS = 5_000;

function means(failures: unknown[] = [], limit = Number.POSITIVE_INFINITY): PageDeps {
  return {
    limit,
    expand: (bytes, sent) => expandPage(bytes, sent, { site, request, limits: {}, onReport: undefined }),
    onFailure: (error) => failures.push(error),
  };
}

function output(page: Page, chunks: readonly Uint8Array[]): Buffer {
  return Buffer.from(joined([...chunks.flatMap((chunk) => page.write(chunk)), ...page.end()]));
}

function text(pieces: readonly Uint8Array[]): string {
  return Buffer.from(joined(pieces)).toString();
}

/** Where the first span of a page begins, in bytes; the page's end if there is none. */
function firstSpan(source: string): number {
  const [first] = compile(source)
    .inlays.map(({ start }) => start)
    .sort((a, b) => a - b);
  return Buffer.byteLength(source.slice(0, first ?? source.length));
}

describe('what of a page can go out before the rest is known', () => {
  const goesOut = (source: string): string => {
    const holding = holdBack();
    holding.read(Buffer.from(source));
    return Buffer.from(source).subarray(0, holding.safe()).toString();
  };

  test.each([
    ['all of a page without a component', '<h1>à</h1><p>a <x-other>', '<h1>à</h1><p>a <x-other>'],
    ['what is before a component', '<p>a <x-logo>', '<p>a '],
    ['what is before the beginning of a name', '<p>a <x-lo', '<p>a '],
    ['a lone `<` stays', 'a<', 'a'],
    ['a paragraph stays while it is blank', 'a<p class="b">\n<br />', 'a'],
    ['a paragraph goes with its text', 'a<p class="b">\n<br />b', 'a<p class="b">\n<br />b'],
    ['a start tag stays while it is open, whatever is in its values', 'a<p title="<div>b c">', 'a'],
    ['a start tag that never ends stays', 'a<p title="<div>b c', 'a'],
    ['a quote in a name begins no value', 'a<p b"c>d<div>', 'a<p b"c>d<div>'],
    ['a paragraph in the value of another', 'a<p title="<p>"> <x-menu>', 'a'],
    ['another element', 'a<pre><p-x><picture>', 'a<pre><p-x><picture>'],
    ['a paragraph before a closed one', 'a<p></p> <x-menu>', 'a<p></p> '],
  ])('%s', (_title, source, expected) => {
    expect(goesOut(source)).toBe(expected);
  });

  const neverASpan = (make: () => HoldBack): fc.IProperty<unknown> =>
    fc.property(chunkedPage, ({ source, chunks }) => {
      const holding = make();
      const first = firstSpan(source);
      for (const chunk of chunks) {
        holding.read(chunk);
        if (holding.safe() > first) throw new Error(`${holding.safe()} goes out, the span begins at ${first}`);
      }
      if (!holding.isFound() && first < Buffer.byteLength(source)) throw new Error('a component was not found');
    });

  test('is never a byte of a span', () => {
    fc.assert(neverASpan(holdBack), { numRuns: RUNS });
  });

  test('would be one if a paragraph ended at the first `>`, or a line break was text', () => {
    for (const paragraph of [/<p[\s/][^>]*(?:>\s*(?:<br\s*\/?>\s*)*(?:<[x-]{0,2})?)?$/i, /<p[\s/>][^<]*$/i]) {
      const broken = (): HoldBack => {
        let text = '';
        let found = -1;
        return {
          read(bytes) {
            if (found === -1) text += Buffer.from(bytes).toString('latin1');
            found = text.search(/<x-(?:logo|menu|social|contact|addon)/i);
          },
          safe() {
            const before = found === -1 ? text : text.slice(0, found);
            const held = before.search(paragraph);
            return held === -1 ? before.replace(/<[^>]*$/, '').length : held;
          },
          isFound: () => found !== -1,
        };
      };
      expect(fc.check(neverASpan(broken), { numRuns: RUNS }).failed).toBe(true);
    }
  });

  test('a span begins at a component, or at a blank paragraph around it', () => {
    const kinds = { component: 0, paragraph: 0 };
    fc.assert(
      fc.property(pageSource, (source) => {
        const [first] = locate(source).sort((a, b) => a.start - b.start);
        if (!first) return;
        const start = source.slice(first.start);
        if (/^<x-(?:logo|menu|social|contact|addon)/i.test(start)) kinds.component += 1;
        else {
          expect(start).toMatch(/^<p[\t\n\f\r />]/i);
          expect(first.apart).toBeDefined();
          kinds.paragraph += 1;
        }
      }),
      { numRuns: RUNS },
    );
    expect(Math.min(kinds.component, kinds.paragraph)).toBeGreaterThan(20);
  });

  test('is followed in linear time, whatever the page', () => {
    for (const piece of ['<p ', '<p title="', '<p>', '<p> ', '<', '<x-', '<p><br', '<p a=\'<p a="']) {
      const holding = holdBack();
      const bytes = Buffer.from(piece.repeat(200_000));
      for (let at = 0; at < bytes.length; at += 64) holding.read(bytes.subarray(at, at + 64));
      expect(holding.safe()).toBeLessThanOrEqual(bytes.length);
    }
  });
});

describe('a page in chunks', () => {
  const holds = (make: (means: PageDeps) => Page): fc.IProperty<unknown> =>
    fc.property(chunkedPage, ({ source, chunks }) => {
      const failures: unknown[] = [];
      const page = make(means(failures));
      const shown = output(page, chunks);
      if (failures.length > 0) throw failures[0];
      if (!shown.equals(Buffer.from(render(source, site, request).html))) throw new Error('another page');
    });

  test('comes to what the whole page is rendered to, wherever it is cut', () => {
    fc.assert(holds(plainPage), { numRuns: RUNS });
  });

  test('would not without holding paragraphs back', () => {
    const broken = (given: PageDeps): Page => {
      const page = plainPage(given);
      // It lets go what is not the beginning of a component's name.
      let sent = Buffer.alloc(0);
      let whole = Buffer.alloc(0);
      return {
        write(bytes) {
          whole = Buffer.concat([whole, bytes]);
          const found = /<(?:$|x)/i.exec(whole.toString('latin1'));
          const piece = whole.subarray(sent.length, found?.index ?? whole.length);
          sent = Buffer.concat([sent, piece]);
          return [piece];
        },
        end: () => [given.expand(whole, sent.length) ?? whole.subarray(sent.length)],
        hasFailed: page.hasFailed,
      };
    };
    const { failed, counterexample } = fc.check(holds(broken), { numRuns: RUNS });
    expect(failed).toBe(true);
    const [shrunk] = counterexample as [{ source: string }];
    expect(shrunk.source).toMatch(/^<p/i);
  });

  test('goes out as it came before the first component, the same memory', () => {
    const page = plainPage(means());
    const head = Buffer.from('<!doctype html><title>à</title>');
    expect(page.write(head)).toEqual([head]);
    expect(page.write(head)[0]).toBe(head);
    expect(page.write(Buffer.from('<p>\n'))).toEqual([]);
    expect(text(page.write(Buffer.from('Hello <x')))).toBe('<p>\nHello ');
    expect(page.write(Buffer.from('-logo></x-logo>'))).toEqual([]);
    expect(page.write(Buffer.from('more'))).toEqual([]);
    expect(text(page.end())).toMatch(/^<a class="x-logo.*<\/a>more$/);
  });

  test('may be written from memory that is used again', () => {
    const page = plainPage(means());
    const memory = Buffer.from('<p>a</p><x-contact field="email" link="no">');
    const before = text(page.write(memory));
    memory.fill(32);
    expect(before + text(page.end())).toMatch(/^<p>a<\/p><span class="x-contact[^>]*>[^<]+<\/span>$/);
  });
});

describe('a page that can not be expanded', () => {
  const source = `à${'<b>b</b>'.repeat(10)}<x-logo></x-logo>${'<i>c</i>'.repeat(10)}`;
  const bytes = Buffer.from(source);
  const single = [...bytes].map((byte) => Buffer.from([byte]));

  test.each([
    ['is longer than the limit', bytes, means, 150, 'limit-exceeded'],
    ['is longer than the limit before its first component', bytes, means, 30, 'limit-exceeded'],
    ['is not in UTF-8', Buffer.from('\xe0<x-logo></x-logo>', 'latin1'), means, 1000, 'not-utf8'],
    [
      'says another encoding',
      Buffer.from('<meta charset="shift_jis"><x-logo></x-logo>'),
      means,
      1000,
      'unsupported-charset',
    ],
    [
      'says it the long way',
      Buffer.from('<meta http-equiv=content-type content="text/html; charset=windows-1252"><x-logo></x-logo>'),
      means,
      1000,
      'unsupported-charset',
    ],
  ])('goes out as it is when it %s, and one is told', (_title, page, make, limit, code) => {
    for (const chunks of [[page], [...page].map((byte) => Buffer.from([byte]))]) {
      const failures: unknown[] = [];
      const expanding = plainPage(make(failures, limit));
      expect(output(expanding, chunks)).toEqual(page);
      expect(failures).toEqual([expect.objectContaining({ name: 'InlayError', code })]);
      expect(expanding.hasFailed()).toBe(true);
    }
  });

  test('nobody is told of a long page without a component', () => {
    const failures: unknown[] = [];
    const page = Buffer.from('<b>b</b>'.repeat(100));
    expect(output(plainPage(means(failures, 50)), [page.subarray(0, 70), page.subarray(70)])).toEqual(page);
    expect(failures).toEqual([]);
  });

  test('goes out as it is when something throws, what went out before as well', () => {
    const failures: unknown[] = [];
    const bug = new Error('bug');
    const broken: PageDeps = {
      ...means(failures),
      expand: () => {
        throw bug;
      },
    };
    expect(output(plainPage(broken), single)).toEqual(bytes);
    expect(failures).toEqual([bug]);
  });

  test('is kept no longer than the limit', () => {
    const page = plainPage(means([], 1000));
    const chunk = Buffer.from('<x-logo>'.padEnd(400));
    expect(page.write(chunk)).toEqual([]);
    expect(page.write(chunk)).toEqual([]);
    expect(page.write(chunk).map(({ length }) => length)).toEqual([400, 400, 400]);
    expect(page.write(chunk)).toEqual([chunk]);
    expect(page.end()).toEqual([]);
  });
});
