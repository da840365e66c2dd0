import { tokens } from '../html/element.js';
import { expectedOneOf } from '../message/nearest.js';
import type { Site } from '../site/schema.js';
import type { Note } from './resolution.js';

/** What an attribute says: its value, and what is wrong with it. */
interface Reading<T> {
  value: T;
  problem?: string;
}

/** One attribute of a component: how it is read, and what the manifest, the linter and the documentation say of it. */
export interface Attribute<T = unknown> {
  type: 'string' | 'boolean' | 'integer' | 'tokens';
  description: string;
  required: boolean;
  /** What absence means, in words or as a value. */
  default?: string;
  /**
   * Read where it is written, yet no part of the contract: the manifest does not name it, and the linter reports it.
   * @default false
   */
  tolerated?: boolean;
  /**
   * It decides only how an expansion looks: what is told to a writer with little room goes without it.
   * @default false
   */
  ofDesign?: boolean;
  /** The values that make sense on this site; nothing when any does. */
  values?(site: Site): readonly string[];
  /** Where the manifest lists what its values name: keys below `resources`. Nothing where they name no resource. */
  names?: readonly string[];
  /** What happens with a value that it does not read. @default 'the default stands in for it' */
  whenInvalid?: string;
  /** @param raw the attribute's value in the canvas; `undefined` when absent */
  read(raw: string | undefined): Reading<T>;
}

/** A component's attributes by name. The names are Inlay's own, never from outside. */
export type AttributeTable = Record<string, Attribute>;

/** The values that a table reads. */
export type Values<T extends AttributeTable> = { [K in keyof T]: T[K] extends Attribute<infer V> ? V : never };

const TRUE = ['', 'true', '1', 'yes', 'on', 'link'];
const FALSE = ['false', '0', 'no', 'off'];

/** A boolean-like attribute; `undefined` stands for the default. */
export function boolean(spec: {
  description: string;
  default: string;
  ofDesign?: boolean;
}): Attribute<boolean | undefined> {
  return {
    type: 'boolean',
    required: false,
    ...spec,
    values: () => ['true', 'false'],
    read(raw) {
      const value = raw?.trim().toLowerCase();
      if (value === undefined) return { value: undefined };
      if (TRUE.includes(value)) return { value: true };
      if (FALSE.includes(value)) return { value: false };
      return {
        value: undefined,
        problem: `Unexpected \`${raw}\`, expected \`true\` or \`false\`; the default applies`,
      };
    },
  };
}

/** A whole number from 0; `undefined` stands for absence and for what is no such number. */
export function integer(spec: { description: string; default: string }): Attribute<number | undefined> {
  return {
    type: 'integer',
    required: false,
    ...spec,
    read(raw) {
      const value = raw?.trim();
      if (value === undefined) return { value: undefined };
      if (/^\d+$/.test(value)) return { value: Number(value) };
      return {
        value: undefined,
        problem: `Unexpected \`${raw}\`, expected a whole number such as \`1\`; the default applies`,
      };
    },
  };
}

/** One of fixed names; `undefined` stands for an unknown one. */
export function choice<T extends string>(spec: {
  description: string;
  default: T;
  allowed: readonly T[];
  names?: readonly string[];
  whenInvalid?: string;
}): Attribute<T | undefined> {
  const { allowed, ...rest } = spec;
  return {
    type: 'string',
    required: false,
    ...rest,
    values: () => [...allowed],
    read(raw) {
      const name = raw?.trim() ?? spec.default;
      const value = allowed.find((candidate) => candidate === name);
      return value === undefined ? { value, problem: unexpected(name, allowed) } : { value };
    },
  };
}

/** One of fixed names, where the site says what holds without it; `undefined` stands for absence and for an unknown one. */
export function siteChoice<T extends string>(spec: {
  description: string;
  allowed: readonly T[];
}): Attribute<T | undefined> {
  const { allowed, ...rest } = spec;
  return {
    type: 'string',
    required: false,
    ofDesign: true,
    default: BY_SITE,
    ...rest,
    values: () => [...allowed],
    read(raw) {
      const name = raw?.trim();
      const value = allowed.find((candidate) => candidate === name);
      return value === undefined && name !== undefined ? { value, problem: unexpected(name, allowed) } : { value };
    },
  };
}

/** The name of something that the site may have; `undefined` stands for absence. */
export function name(spec: {
  description: string;
  required: boolean;
  default?: string;
  names?: readonly string[];
  values(site: Site): readonly string[];
}): Attribute<string | undefined> {
  return {
    type: 'string',
    ...spec,
    read(raw) {
      const value = raw?.trim() || undefined;
      return value === undefined && spec.required ? { value, problem: 'Missing, expected a value' } : { value };
    },
  };
}

/** Class names behind the component's own; `undefined` stands for absence, which is not the same as none. */
export const classNames: Attribute<readonly string[] | undefined> = {
  type: 'tokens',
  description: "Class names behind the component's own, in place of those that the site's markup gives it",
  required: false,
  default: 'none',
  read: readClasses,
};

/** Default of what the markup of the site decides. */
export const BY_SITE = "the site's";

/**
 * Class names for a part of each expansion, in place of those that the site's markup gives it; `undefined` stands for absence.
 *
 * @param part what has them, in words
 */
export function partClasses(part: string): Attribute<readonly string[] | undefined> {
  return {
    type: 'tokens',
    description: `Class names of ${part}, in place of those that the site gives it`,
    required: false,
    ofDesign: true,
    default: BY_SITE,
    read: readClasses,
  };
}

function readClasses(raw: string | undefined): Reading<readonly string[] | undefined> {
  return { value: raw === undefined ? undefined : tokens(raw) };
}

/** The attributes of a table that are part of the contract. */
export function contractOf(table: AttributeTable): AttributeTable {
  return Object.fromEntries(Object.entries(table).filter(([, { tolerated }]) => !tolerated));
}

/** Reads a component's attributes by its table; what the table does not know is left out and noted. */
export function readAttributes<T extends AttributeTable>(
  table: T,
  attributes: Readonly<Record<string, string>>,
): { values: Values<T>; notes: Note[] } {
  const notes: Note[] = [];
  const known = new Map(Object.entries(table));
  const values: Record<string, unknown> = {};
  for (const [attribute, spec] of known) {
    const { value, problem } = spec.read(Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined);
    values[attribute] = value;
    if (problem !== undefined) notes.push({ code: 'invalid-attribute', message: `\`${attribute}\`: ${problem}` });
  }
  for (const attribute of Object.keys(attributes)) {
    if (known.has(attribute)) continue;
    notes.push({ code: 'unknown-attribute', message: `${unexpected(attribute, [...known.keys()])}; it is left out` });
  }
  return { values: values as Values<T>, notes }; // each member was read by the table's own entry
}

/** "Unexpected X, expected one of Y", with the nearest of them. */
export function unexpected(found: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return `Unexpected \`${found}\`, expected none: this site has none`;
  return `Unexpected \`${found}\`, expected ${expectedOneOf(found, allowed)}`;
}
