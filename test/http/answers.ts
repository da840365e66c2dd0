import { Ajv2020 } from 'ajv/dist/2020.js';

/** Plain JSON that tests look into. */
// biome-ignore lint/suspicious/noExplicitAny: a document has too many shapes to name them all
export type Json = any;

/** Checks values by schemas of an OpenAPI document: gives what is wrong, an empty list for nothing. */
export function answerValidator(document: Json): (schema: Json, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: true, allErrors: false, keywords: ['components', 'example'] });
  ajv.addSchema({ $id: 'openapi', components: document.components });
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(JSON.parse(key.replaceAll('"#/', '"openapi#/')));
    compiled.set(key, validate);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

/** The JSON of an answer. */
export async function jsonOf(response: Response): Promise<Json> {
  return response.json();
}
