import type { FormElement, FormNode } from './form-node.js';
import { type Ids, idOf, REACH_RULES } from './form-rules.js';
import { FORM_OWNED } from './form-schema.js';
import type { FormName, Note } from './resolution.js';
import { SHADOWED_NAMES } from './shadowed-names.js';

/** The codes of the notes that a form's provider gets. */
export const FORM_NOTES: ReadonlySet<string> = new Set(['form-content-removed', 'confined-form', 'shadowing-name']);

/** Nodes as they will be written, and what their provider should know. */
interface Confined {
  nodes: FormNode[];
  notes: Note[];
}

/** What is known of a form while it is gone through. */
interface Reach {
  ids: Ids;
  /** "`formaction` of `button`", each once. */
  dropped: Set<string>;
  shadowing: Set<string>;
}

/**
 * Keeps what a provider wrote within its own form, wherever on a page that is put, and whatever the page has for ids and
 * forms of its own: ids, and what names an id, begin with the name of the form; a control belongs to a form of the same
 * HTML or to none; nothing of a control overrules the form that it belongs to; no frame of the page is a target.
 *
 * @param nodes of a provider that is not trusted, clean
 * @param limit characters that the names before ids may add: each of many ids gets one
 * @returns the nodes as they will be written, and what their provider should know of what was left out; nothing where the
 * limit is passed
 */
export function confined(nodes: readonly FormNode[], name: FormName, limit: number): Confined | undefined {
  const firsts = new Map<string, string>();
  collectIds(nodes, firsts);
  const forms = new Set([...firsts].filter(([, tagName]) => tagName === 'form').map(([id]) => id));
  const ids = { prefix: idPrefix(name), own: new Set(firsts.keys()), forms, left: limit };
  const reach: Reach = { ids, dropped: new Set(), shadowing: new Set() };
  const kept = nodes.map((node) => confineNode(node, false, reach));
  return ids.left < 0 ? undefined : { nodes: kept, notes: notesOf(reach) };
}

/**
 * What the ids of a form begin with: other than those of any other form, whatever their names are. No page has such ids unless
 * its author wants to.
 */
export function idPrefix({ provider, form }: Pick<FormName, 'provider' | 'form'>): string {
  return `x-addon.${idPart(provider)}.${idPart(form)}.`;
}

/** A name without dots and blanks, no two alike: the bytes of other characters in UTF-8, in hexadecimal after a colon. */
function idPart(name: string): string {
  const coded = encodeURIComponent(name.toWellFormed()).replace(/[!'()*.~]/g, hexadecimal);
  return coded.replaceAll('%', ':');
}

function hexadecimal(character: string): string {
  return `:${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** The element that each id stands for: the first with it. */
function collectIds(nodes: readonly FormNode[], firsts: Map<string, string>): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const id = idOf(node.attributes.get('id'));
    if (id !== '' && !firsts.has(id)) firsts.set(id, node.tagName);
    collectIds(node.children, firsts);
  }
}

function confineNode(node: FormNode, isInForm: boolean, reach: Reach): FormNode {
  if (typeof node === 'string') return node;
  const attributes = confineAttributes(node, isInForm, reach);
  const isWithin = isInForm || node.tagName === 'form';
  return { ...node, attributes, children: node.children.map((child) => confineNode(child, isWithin, reach)) };
}

function confineAttributes({ tagName, attributes }: FormElement, isInForm: boolean, reach: Reach): Map<string, string> {
  const hasForm = isInForm || reach.ids.forms.has(idOf(attributes.get('form')));
  const isLoose = FORM_OWNED.has(tagName) && !hasForm;
  const kept = new Map<string, string>();
  for (const [name, value] of attributes) {
    const rule = REACH_RULES.get(name);
    const confinedValue =
      isLoose && name === 'name' ? undefined : rule ? rule(value, reach.ids, { tagName, isLoose }) : value;
    if (confinedValue !== undefined) kept.set(name, confinedValue);
    else reach.dropped.add(`\`${name}\` of \`${tagName}\`${isLoose ? ' outside a form' : ''}`);
  }
  const name = kept.get('name') ?? '';
  if (SHADOWED_NAMES.has(name)) reach.shadowing.add(name);
  return kept;
}

function notesOf({ dropped, shadowing }: Reach): Note[] {
  const notes: Note[] = [];
  if (dropped.size > 0) {
    const message = `Left out of the form's HTML, as it would reach beyond the form or overrule it: ${[...dropped].join(', ')}`;
    notes.push({ code: 'confined-form', message });
  }
  if (shadowing.size > 0) {
    const names = [...shadowing].map((name) => `\`${name}\``).join(', ');
    const message = `Unexpected controls named ${names}: scripts that ask the form for such a property get the control`;
    notes.push({ code: 'shadowing-name', message });
  }
  return notes;
}
