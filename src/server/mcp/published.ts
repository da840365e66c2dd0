import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'inlay/internal/zod.js';

type Json = Record<string, unknown>;

/**
 * The schema of a tool's arguments as it is listed. It lets everything pass: the tool itself checks, so that its answer names
 * what is allowed.
 */
export function publishedInput(schema: z.ZodObject): StandardSchemaWithJSON<unknown, unknown> {
  return published(slim(z.toJSONSchema(schema, { io: 'input' })), (value) => ({ value }));
}

/** The schema of a tool's structured answer as it is listed; an answer may have members beside those. */
export function publishedOutput(schema: z.ZodObject): StandardSchemaWithJSON<unknown, unknown> {
  const json = slim(z.toJSONSchema(schema, { io: 'output' }));
  return published(json, (value) => schema['~standard'].validate(value));
}

function published(
  json: Json,
  validate: StandardSchemaWithJSON<unknown, unknown>['~standard']['validate'],
): StandardSchemaWithJSON<unknown, unknown> {
  const jsonSchema = { input: () => json, output: () => json };
  return { '~standard': { version: 1, vendor: 'inlay', validate, jsonSchema } };
}

/** A JSON Schema without what tells a model nothing: the dialect, the range of all integers, and empty schemas. */
function slim(schema: Json): Json {
  const { $schema: _dialect, ...rest } = schema;
  return Object.fromEntries(Object.entries(rest).flatMap(([key, value]) => slimMember(key, value)));
}

function slimMember(key: string, value: unknown): [key: string, value: unknown][] {
  if (Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) return [];
  if (Array.isArray(value)) return [[key, value.map((each) => (isJson(each) ? slim(each) : each))]];
  if (!isJson(value)) return [[key, value]];
  if (key !== 'properties') return Object.keys(value).length === 0 ? [] : [[key, slim(value)]];
  const members = Object.entries(value).map(([name, member]) => [name, isJson(member) ? slim(member) : member]);
  return [[key, Object.fromEntries(members)]];
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
