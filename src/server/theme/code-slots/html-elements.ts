import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** Elements that a slot can't bring, and why. */
const REFUSED: Readonly<Record<string, string>> = {
  base: 'it would change every address of the page',
  title: 'the page has its own',
  'x-addon': 'forms are fresh in every view, which those of slots would not be: they stand in canvases and pages',
  style: 'styles stand in a slot of the language `css`, whose hash the policy gets',
};

/** Types of a script that is data: https://html.spec.whatwg.org/multipage/scripting.html#data-block */
const DATA = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:plain|template|x-template))$/i;

/** What is wrong with an element of a slot by itself. */
export function faultOfElement(
  element: Pick<Element, 'tagName' | 'attrs'>,
): { code: string; message: string } | undefined {
  const { tagName } = element;
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const refused = REFUSED[tagName];
  if (refused !== undefined && Object.hasOwn(REFUSED, tagName))
    return { code: 'refused-element', message: `Unexpected \`<${tagName}>\`, expected none: ${refused}` };
  if (tagName === 'meta' && attributes.has('http-equiv')) {
    const message = 'Unexpected `<meta http-equiv>`, expected none: it would speak for the server';
    return { code: 'refused-element', message };
  }
  if (tagName === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(attributes.get('rel') ?? '')) {
    const message = 'Unexpected `<link rel="canonical">`, expected none: the page has its own';
    return { code: 'refused-element', message };
  }
  if (tagName === 'script' && !DATA.test(attributes.get('type')?.trim() ?? '')) {
    const message = 'Unexpected `<script>`, expected a slot of the language `js`: enabling scripts is confirmed';
    return { code: 'refused-script', message };
  }
  for (const [name, value] of attributes) {
    if (/^on/i.test(name)) {
      const message = `Unexpected attribute \`${name}\`, expected \`addEventListener\` in a slot of the language \`js\``;
      return { code: 'refused-handler', message };
    }
    if (name === 'srcdoc')
      return {
        code: 'refused-attribute',
        message: 'Unexpected `srcdoc`, expected none: scripts in it are not looked at',
      };
    if (isScriptAddress(value))
      return { code: 'refused-script', message: `Unexpected script in \`${name}\`, expected an address` };
  }
  return undefined;
}

/** Blanks and controls that browsers leave out when they read an address. @see https://url.spec.whatwg.org/#url-parsing */
const DROPPED = /[\t\n\r]|^[\0-\x20]+/g;

function isScriptAddress(value: string): boolean {
  return /^(?:javascript|vbscript):/i.test(value.replace(DROPPED, ''));
}
