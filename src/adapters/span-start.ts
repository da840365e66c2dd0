import { COMPONENT_TAGS } from '../component/tags.js';

/**
 * The states of a machine that follows one place where a replaced span may begin, byte by byte, as the HTML standard
 * tokenizes a tag from there: a component's `<x-…`, or a `<p …>` with nothing behind it but blank, line breaks and then a
 * component, which goes with the components in it (see src/canvas/locate/paragraph.ts).
 */
export type SpanState = number;

/** It begins no span: nothing of it has to be held back. */
export const DEAD: SpanState = 0;

const transitions: SpanState[][] = [];

/** A new state that goes to another for every byte that `on` names no other for. */
function state(otherwise: SpanState = DEAD): SpanState {
  return transitions.push(new Array<SpanState>(256).fill(otherwise)) - 1;
}

function on(from: SpanState, characters: string, to: SpanState): void {
  const row = transitions[from] as SpanState[]; // every state has one
  for (const character of characters) row[character.charCodeAt(0)] = to;
}

const WHITE = '\t\n\f\r ';

state(); // DEAD

/** Behind `<`. */
export const OPEN: SpanState = state();

/** Behind the name of a component: a span may begin here, so nothing more goes out. */
export const FOUND: SpanState = state();

/** Behind `<` in the content of a paragraph that is blank so far. */
const openInBlank = state();

for (const tag of COMPONENT_TAGS) addName(tag);

function addName(tag: string): void {
  let from = -1;
  for (const [index, letter] of [...tag].entries()) {
    const isLast = index === tag.length - 1;
    const known = from === -1 ? transitions[OPEN] : transitions[from];
    const next = isLast ? FOUND : known?.[letter.charCodeAt(0)] || state();
    for (const before of from === -1 ? [OPEN, openInBlank] : [from]) {
      on(before, letter + letter.toUpperCase(), next);
    }
    from = next;
  }
}

// https://html.spec.whatwg.org/multipage/parsing.html#tag-name-state and those behind it
const paragraphName = state();
const attributeName = state();
const beforeName = state(attributeName);
const afterName = state(attributeName);
const unquoted = state();
const beforeValue = state(unquoted);
const doubleQuoted = state();
const singleQuoted = state();
const afterQuoted = state(attributeName);
const slash = state(attributeName);
const blank = state();
fill(attributeName, attributeName);
fill(unquoted, unquoted);
fill(doubleQuoted, doubleQuoted);
fill(singleQuoted, singleQuoted);

function fill(of: SpanState, to: SpanState): void {
  (transitions[of] as SpanState[]).fill(to); // every state has a row
}

on(OPEN, 'pP', paragraphName);
for (const from of [paragraphName, attributeName, beforeName, afterName, afterQuoted, slash]) {
  on(from, WHITE, from === attributeName || from === afterName ? afterName : beforeName);
  on(from, '/', slash);
  on(from, '>', blank);
}
on(attributeName, '=', beforeValue);
on(afterName, '=', beforeValue);
on(beforeValue, WHITE, beforeValue);
on(beforeValue, '"', doubleQuoted);
on(beforeValue, "'", singleQuoted);
on(beforeValue, '>', blank);
on(doubleQuoted, '"', afterQuoted);
on(singleQuoted, "'", afterQuoted);
on(unquoted, WHITE, beforeName);
on(unquoted, '>', blank);

const breakB = state();
const breakBr = state();
const breakSlash = state();
on(blank, WHITE, blank);
on(blank, '<', openInBlank);
on(openInBlank, 'bB', breakB);
on(breakB, 'rR', breakBr);
on(breakBr, WHITE, breakBr);
on(breakBr, '/', breakSlash);
on(breakBr, '>', blank);
on(breakSlash, '>', blank);

const TABLE = Uint8Array.from(transitions.flat());

/** The state behind another byte. */
export function after(from: SpanState, byte: number): SpanState {
  return TABLE[from * 256 + byte] as SpanState; // a byte is below 256, and every state has a row
}
