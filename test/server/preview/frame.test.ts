import { parse, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { frameDocument } from '../../../src/server/preview/frame.js';
import { FRAME_FILE_POLICY } from '../../../src/server/preview/policies.js';

const META = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
const policy = "default-src 'none'";

describe("a frame's document", () => {
  test.each([
    ['<!doctype html><title>A</title>'],
    ['<html lang="it"><body>A'],
    ['\ufeff  <!-- note --><!DOCTYPE html><p>A'],
    ['<body class="a">A'],
  ])('of a whole page is the page itself: %j', (page) => {
    expect(frameDocument(page, { language: 'en' })).toBe(page);
  });

  test.each([
    ['<p>A', '<p>A'],
    ['', ''],
    ['\ufeff<p>A', '<p>A'],
    ['text <html>', 'text <html>'],
  ])('of a fragment has nothing else in it: %j', (fragment, content) => {
    expect(frameDocument(fragment, { language: 'it"><script>' })).toBe(
      `<!doctype html>\n<html lang="it&quot;&gt;&lt;script&gt;">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>\n<body>\n${content}`,
    );
  });

  test.each([
    ['<!doctype html><html>', `<!doctype html>${META}<html>`],
    ['<!-- <!doctype html> --><!DOCTYPE html PUBLIC "a>b"><html>', undefined],
    ['\ufeff\n<!doctype html>\n<p>', `\n<!doctype html>${META}\n<p>`],
    ['<html><head><script src="a.js"></script>', `${META}<html><head><script src="a.js"></script>`],
    ['<!--><html>', `${META}<!--><html>`],
    ['<?x <!doctype y><html>', undefined],
  ])('of a page has its policy before all that could load something: %j', (page, expected) => {
    const made = frameDocument(page, { language: 'en', policy });
    if (expected !== undefined) expect(made).toBe(expected);
    const html = parse(made).childNodes.find((node) => node.nodeName === 'html');
    const head = html && 'childNodes' in html ? html.childNodes[0] : undefined;
    const [charset, meta] = head && 'childNodes' in head ? head.childNodes : [];
    expect([charset, meta].map((node) => (node && 'attrs' in node ? node.attrs : undefined))).toEqual([
      [{ name: 'charset', value: 'utf-8' }],
      [
        { name: 'http-equiv', value: 'Content-Security-Policy' },
        { name: 'content', value: policy },
      ],
    ]);
  });

  test.each([
    ['<iframe src="a"></iframe>', '<iframe></iframe>'],
    [
      '<IFRAME\nSRC=a src=b width=3 onload=x style="a: \'&quot;\'"></IFRAME>',
      `<iframe width="3" style="a: '&quot;'"></IFRAME>`,
    ],
    ['<iframe srcdoc="<iframe src=a>"/>', '<iframe>'],
    ['<noscript><iframe src=a></iframe></noscript>', '<noscript><iframe></iframe></noscript>'],
    ['<template shadowrootmode=open><iframe src=a>', '<template shadowrootmode=open><iframe>'],
    ['<b><p><iframe src=a></b></iframe></b>x', '<b><p><iframe></b></iframe></b>x'],
    ['<table><iframe src=a></iframe><iframe src=b></iframe>', '<table><iframe></iframe><iframe></iframe>'],
    ['<link rel="x PreConnect" href="https://a.example" crossorigin>', '<link>'],
    ['<LINK rel=dns-pre&#102;etch href=//a.example>', '<link>'],
    ['<link rel="stylesheet" href="a.css">', '<link rel="stylesheet" href="a.css">'],
    ['<svg><foreignObject><iframe src=a></iframe>', '<svg><foreignObject><iframe></iframe>'],
    ['<!-- <iframe src=a> --><p title="<iframe src=a>">', '<!-- &lt;iframe src=a> --><p title="&lt;iframe src=a>">'],
    ['<META HTTP-EQUIV=" refresh" content="0;url=a">', '<META HTTP-EQUIV=" refresh" content="0;url=a">'],
    ['<META HTTP-EQUIV="&#82;efresh" id=a content="0;url=a"><p>', '<meta id="a"><p>'],
    ['<meta http-equiv=refresh/content=0>', '<meta http-equiv=refresh/content=0>'],
    ['<textarea><iframe src=a></textarea>', '<textarea>&lt;iframe src=a></textarea>'],
    ['<select><option>a<iframe src=a></select>', '<select><option>a&lt;iframe src=a></select>'],
    ['<select><svg><foreignObject><iframe src=a>', '<select><svg><foreignObject>&lt;iframe src=a>'],
    ['<select><x-logo></x-logo><LINK rel=preconnect>', '<select><x-logo></x-logo>&lt;LINK rel=preconnect>'],
    ['<select><meta http-equiv=refresh content="0;url=a">', '<select>&lt;meta http-equiv=refresh content="0;url=a">'],
    [
      '<noscript><!--</noscript><meta http-equiv=refresh content=0>--></noscript>',
      '<noscript><!--</noscript>&lt;meta http-equiv=refresh content=0>--></noscript>',
    ],
    [
      `<select></select><meta name="<iframe src='"' >" http-equiv=refresh>`,
      `<select></select><meta name="&lt;iframe src='"' >" http-equiv=refresh>`,
    ],
    ['<p id="<frameset><metadata><linked>"><link rel=icon>', '<p id="<frameset><metadata><linked>"><link rel=icon>'],
  ])('leads to no other: %j', (fragment, expected) => {
    expect(frameDocument(fragment, { language: 'en' }).split('<body>\n')[1]).toBe(expected);
  });

  test('keeps what an attribute and a text field say of a frame', () => {
    const made = frameDocument('<textarea title="<iframe src=a>"><iframe src=b></textarea>', { language: 'en' });
    const [field] = parseFragment(made.split('<body>\n')[1] ?? '').childNodes;
    expect(field).toMatchObject({
      attrs: [{ name: 'title', value: '<iframe src=a>' }],
      childNodes: [{ value: '<iframe src=b>' }],
    });
  });

  test('has empty frames in a frameset, and in what is nested too deep to walk down', () => {
    const set = '<html><frameset><frame src=a name=b></frameset>';
    expect(frameDocument(set, { language: 'en' })).toBe('<html><frameset><frame></frameset>');
    const deep = `${'<div>'.repeat(100_000)}<iframe src=a>`;
    expect(frameDocument(deep, { language: 'en' }).endsWith('<div><iframe>')).toBe(true);
  });

  test('keeps the mode that a doctype sets', () => {
    for (const page of ['<!doctype html><html>', '<html>', '<!-- a --><!doctype html><html>', '<!doctype svg><html>']) {
      expect(parse(frameDocument(page, { language: 'en', policy })).mode, page).toBe(parse(page).mode);
    }
  });

  test('lets a file run and send nothing', () => {
    expect(FRAME_FILE_POLICY).toBe(
      "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; form-action 'none'; base-uri 'none'",
    );
  });
});
