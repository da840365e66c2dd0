import { describe, expect, test } from 'vitest';
import { exampleManifest } from '../../../../src/lint/example/manifest.js';
import { lint } from '../../../../src/lint/index.js';

const manifest = exampleManifest();
const { name } = manifest.site;
const SVG = '<svg viewBox="0 0 60 24"><path d="M2 2v20"/></svg>';
const logos = (code: string) =>
  lint(code, manifest).flatMap(({ rule, start, end }) => (rule === 'no-static-logo' ? [code.slice(start, end)] : []));

describe("a drawing in a box that is read out as an image by the site's name", () => {
  test.each([
    `<div role="img" aria-label="${name}">${SVG}</div>`,
    `<div class="mark" role="img" aria-label="${name}"> <span>${SVG}</span> </div>`,
  ])('%s', (box) => {
    expect(logos(`<footer>${box}</footer>`)).toEqual([box]);
  });

  test.each([
    `<div role="img" aria-label="Chamber of Bakers">${SVG}</div>`,
    `<div aria-label="${name}">${SVG}</div>`,
    `<div role="img" aria-label="${name}">${SVG}<p>Since 1958</p></div>`,
  ])('near miss: %s', (box) => {
    expect(logos(`<footer>${box}</footer>`)).toEqual([]);
  });
});
