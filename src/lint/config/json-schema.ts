import * as z from '../../zod.js';
import { RULES } from '../rules/index.js';
import { configSchema, LEVELS, ruleSetting, ruleSettings } from './config-schema.js';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const LEVEL: JsonSchema = { type: 'string', enum: [...LEVELS] };

/**
 * The JSON Schema (draft 2020-12) of a configuration file. It knows Inlay's own rules and their options, so that editors
 * can complete them, and allows others, which plugins bring.
 */
export function configJsonSchema(): JsonSchema {
  return z.toJSONSchema(configSchema, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === ruleSetting) Object.assign(jsonSchema, settingWith({ type: 'object' }));
      if (zodSchema === ruleSettings) jsonSchema.properties = Object.fromEntries(RULES.map(ownSetting));
      if (zodSchema === configSchema)
        jsonSchema.not = { properties: { site: true, manifest: true }, required: ['site', 'manifest'] };
    },
  });
}

function ownSetting({ id, docs, options }: (typeof RULES)[number]): [string, JsonSchema] {
  const none: JsonSchema = { maxProperties: 0 };
  const own: JsonSchema = options ? z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' }) : none;
  const { $schema: _draft, ...shape } = own;
  return [id, { description: docs.summary, ...settingWith({ type: 'object', ...shape }) }];
}

/** A severity, alone or with options of this shape. */
function settingWith(options: JsonSchema): JsonSchema {
  return { anyOf: [LEVEL, { type: 'array', prefixItems: [LEVEL, options], items: false, minItems: 1 }] };
}
