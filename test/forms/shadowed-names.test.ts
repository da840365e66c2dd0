import { describe, expect, test } from 'vitest';
import { formContent } from '../../src/component/form.js';
import { SHADOWED_NAMES } from '../../src/component/shadowed-names.js';
import { openBrowser } from '../support/browser.js';
import { HAS_CHROMIUM } from '../support/programs.js';

/** Names of what a form has in a browser, up to what every object has. */
const NAMES_OF_FORM = `(() => {
  const names = new Set();
  for (let at = document.createElement('form'); at; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  return [...names].sort();
})()`;

/** Of these a control, in a form of its own, is what a script gets that asks for the property. */
const SHADOWING = (names: readonly string[]) => `${JSON.stringify(names)}.filter((name) => {
  const form = document.createElement('form');
  const control = document.createElement('input');
  control.name = name;
  form.append(control);
  return form[name] === control;
})`;

describe('names that hide properties of a form', () => {
  test.skipIf(!HAS_CHROMIUM)('are those of all properties in Chromium, and each hides one', async () => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      const names = (await page.evaluate(NAMES_OF_FORM)) as string[]; // as the expression gives it
      expect(names.length).toBeGreaterThan(300);
      expect([...SHADOWED_NAMES].sort()).toEqual(names);
      expect(await page.evaluate(SHADOWING([...names, 'email']))).toEqual([...names, 'email']);
    } finally {
      await browser.close();
    }
  });

  test.each(
    'name title click append nextElementSibling onsubmit getElementsByTagName baseURI replaceWith toggleAttribute firstElementChild'.split(
      ' ',
    ),
  )('are told: %s', (name) => {
    expect(noted(name)).toEqual([
      `shadowing-name: Unexpected controls named \`${name}\`: scripts that ask the form for such a property get the control`,
    ]);
  });

  test.each(['email', 'Name', 'name[]', 'onSubmit'])('are not told of others: %s', (name) => {
    expect(noted(name)).toEqual([]);
  });
});

function noted(name: string): string[] {
  const html = `<form><input name="${name}"></form>`;
  const content = formContent(html, { provider: 'p', form: 'f', trusted: false });
  return typeof content === 'string' ? [content] : content.notes.map(({ code, message }) => `${code}: ${message}`);
}
