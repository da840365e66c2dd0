import { describe, expect, test } from 'vitest';
import { parseSite, render } from '../../src/index.js';

/** A site with one form, and the HTML that it has itself. */
const siteWith = (html?: string) =>
  parseSite({
    site: { name: 'T', description: '', url: 'https://luna.example', language: 'it' },
    theme: { name: 'S', version: '1.0.0' },
    addons: { p: { status: 'selected', forms: [{ id: 'f', title: 'F', ...(html !== undefined && { html }) }] } },
  });

const SCRIPT = '<script src="https://x.example/embed.js"></script>';
const IN_A_TABLE =
  '<table><tr><form method="post" action="/x"><td><input name="n"></td></form></tr></table><input name="m">';

describe('the steps of a form whose HTML the request brings', () => {
  const stepsOf = (html?: string, own?: string) => {
    const request = html === undefined ? {} : { addons: { p: { f: html } } };
    const { report } = render('<x-addon provider="p"></x-addon>', siteWith(own), request);
    return report.inlays[0]?.steps.slice(1);
  };

  test('say why it was refused, and nothing else of it', () => {
    expect(stepsOf(SCRIPT)).toEqual([
      {
        tried: 'request',
        result: 'HTML without content beside `script`, which is left out unless the provider is `trusted`',
      },
      { tried: '/addons/p/forms/0', result: 'no HTML of the site' },
    ]);
    expect(stepsOf(IN_A_TABLE)).toEqual([
      { tried: 'request', result: 'HTML of a form whose controls stand outside it, as in a table' },
      { tried: '/addons/p/forms/0', result: 'no HTML of the site' },
    ]);
  });

  test('say what came of the HTML of the site', () => {
    expect(stepsOf(undefined)).toEqual([
      { tried: '/addons/p/forms/0', result: 'no HTML, neither of the request nor of the site' },
    ]);
    expect(stepsOf('', '<input>')).toEqual([
      { tried: 'request', result: 'HTML without content' },
      { tried: '/addons/p/forms/0', result: 'used' },
    ]);
    expect(stepsOf(undefined, SCRIPT)?.at(-1)?.result).toContain('beside `script`');
  });
});

test('the notes are those of the HTML that is shown', () => {
  const site = siteWith('<form onclick=x><input></form>');
  const notesOf = (html?: string) =>
    render('<x-addon provider="p"></x-addon>', site, html === undefined ? {} : { addons: { p: { f: html } } }).report
      .inlays[0]?.notes;
  expect(notesOf()).toHaveLength(1);
  expect(notesOf('<form><input></form>')).toEqual([]);
  expect(notesOf('<form><input></form><svg></svg>')).toEqual([
    { code: 'form-content-removed', message: expect.stringContaining('left out: `svg`') },
  ]);
});
