/** What inline scripts of a page fill with content when it is shown. */
export interface Fills {
  /** Simple selectors: `#id`, `.class`, `[attribute]`. */
  selectors: ReadonlySet<string>;
}

const LOOKUP =
  /(getElementById|getElementsByClassName|querySelector(?:All)?|\$|jQuery|select)\(\s{0,4}(["'`])([^"'`\n]{1,160})\2\s{0,4}\)/g;
/** What puts content into an element. An empty string only clears it. */
const FILL =
  /\.(?:(?:innerHTML|outerHTML|textContent|innerText)\s{0,3}\+?=(?!=)(?!\s{0,3}(?:""|''|``|new Date|String\(new Date))|(?:append|appendChild|insertRow|prepend|insertAdjacentHTML|insertAdjacentElement|replaceChildren|replaceWith|setHTML|setHTMLUnsafe|html|load|appendTo)\s{0,2}\((?!\s{0,2}\)))/;
const FILL_AT_ONCE = new RegExp(`^\\s{0,40}\\??${FILL.source}`);
const EACH = /^\s{0,40}\.forEach\(/;
/** Libraries that fill an element given to them: the element stands in a call of theirs. */
const MOUNT_BEFORE =
  /(?:createRoot|hydrateRoot|render|hydrate|mount|createApp\([^()]{0,80}\)\.mount)\s{0,2}\([^;]{0,200}$|\btarget\s{0,3}:\s{0,3}(?:document\.)?$/;
const MOUNT = /(?:\.\$?mount\(|\bel\s{0,3}:|\btarget\s{0,3}:|\$mount\()\s{0,4}(["'`])([#.][\w-]{1,80})\1/g;
const ASSIGNED = /(?:^|[\s,;({])([\w$]{1,60})\s{0,4}=\s{0,4}(?:await\s{1,4})?(?:window\.)?(?:document\s{0,40}\.)?$/;
const RECEIVER = new RegExp(`([\\w$]{1,60})\\??${FILL.source}`, 'g');
/** A function that takes the id or selector of what it fills. */
const BY_NAME = new RegExp(
  `(?:getElementById|querySelector|\\$)\\(\\s{0,4}(?:[\\w$]{1,60}|["'][#.]["']\\s{0,4}\\+\\s{0,4}[\\w$]{1,60}|\`[#.]?\\$\\{[\\w$.]{1,60}\\}\`)\\s{0,4}\\)\\??${FILL.source}`,
);
const ARGUMENT = /[\w$]\(\s{0,4}(["'`])([#.]?[A-Za-z][\w-]{1,80})\1/g;
/** UTF-16 code units around a lookup in which it is used. */
const NEAR = 300;

/** Finds what scripts fill on their own, not when a visitor does something. */
export function fillsOf(scripts: readonly string[]): Fills {
  const selectors = new Set<string>();
  for (const script of scripts) {
    if (!FILL.test(script) && !/mount|[cC]reateRoot|[rR]ender|hydrate|new Vue|target/.test(script)) continue;
    const isHandler = handlers(script);
    const filled = new Set<string>();
    for (const { index, 1: name = '' } of script.matchAll(RECEIVER)) if (!isHandler(index)) filled.add(name);
    // An element with an id is a variable of that name.
    for (const name of filled) selectors.add(`#${name}`);
    const again = handlers(script);
    for (const match of script.matchAll(LOOKUP)) {
      const { index } = match;
      const inHandler = again(index);
      const after = script.slice(index + match[0].length, index + match[0].length + NEAR);
      const before = script.slice(Math.max(0, index - NEAR), index);
      const variable = ASSIGNED.exec(before)?.[1];
      const isFilled =
        (!inHandler && (FILL_AT_ONCE.test(after) || (EACH.test(after) && FILL.test(after)))) ||
        (variable !== undefined && filled.has(variable)) ||
        MOUNT_BEFORE.test(before);
      if (isFilled) addSelector(selectors, match[1] ?? '', match[3] ?? '');
    }
    for (const { 2: selector = '' } of script.matchAll(MOUNT)) selectors.add(selector);
    if (BY_NAME.test(script))
      for (const { 2: name = '' } of script.matchAll(ARGUMENT)) selectors.add(/^[#.]/.test(name) ? name : `#${name}`);
  }
  return { selectors };
}

function addSelector(selectors: Set<string>, lookup: string, text: string): void {
  if (lookup === 'getElementById') selectors.add(`#${text}`);
  else if (lookup === 'getElementsByClassName') selectors.add(`.${text.trim().split(/\s+/).at(-1)}`);
  else {
    for (const part of text.split(',')) {
      const last =
        part
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      const simple = /#[\w-]+/.exec(last)?.[0] ?? /\.[\w-]+/.exec(last)?.[0] ?? /\[[\w-]+/.exec(last)?.[0];
      if (simple !== undefined) selectors.add(simple.startsWith('[') ? `${simple}]` : simple);
    }
  }
}

const LISTENER =
  /addEventListener\(\s{0,4}["'`](?!DOMContentLoaded|load|readystatechange|pageshow)[\w:.-]{1,60}["'`]|\.on\(\s{0,4}["'`](?!load|ready)[\w:. -]{1,60}["'`]|\.(?:click|submit|change|keyup|hover)\(|\bon(?:click|submit|change|input|keyup|keydown|mouseover|scroll)\s{0,3}=/g;

/** Tells whether an offset is in what runs on an event of a visitor. Offsets must not decrease. */
function handlers(script: string): (offset: number) => boolean {
  const spans: [number, number][] = [];
  let end = 0;
  for (const { index } of script.matchAll(LISTENER)) {
    if (index < end) continue;
    end = endOfBlock(script, index);
    spans.push([index, end]);
  }
  let next = 0;
  return (offset) => {
    while ((spans[next]?.[1] ?? Number.POSITIVE_INFINITY) <= offset) next += 1;
    return (spans[next]?.[0] ?? Number.POSITIVE_INFINITY) <= offset;
  };
}

const HEAD_OF_FUNCTION = /^\s*(?:=>|\{)/;

/** Where the first block or call behind an offset ends, by its brackets alone. */
function endOfBlock(script: string, from: number): number {
  let depth = 0;
  for (let at = from; at < script.length; at += 1) {
    const letter = script.charAt(at);
    if (letter === '(' || letter === '{') depth += 1;
    else if (letter === ')' || letter === '}') {
      depth -= 1;
      if (depth > 0 || (letter === ')' && HEAD_OF_FUNCTION.test(script.slice(at + 1, at + 8)))) continue;
      return at + 1;
    } else if (depth === 0 && letter === ';') return at + 1;
  }
  return script.length;
}
