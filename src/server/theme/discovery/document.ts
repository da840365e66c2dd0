import { textRevision } from 'inlay/internal/site/revision.js';
import { memo } from 'inlay/internal/text/memo.js';
import * as z from 'inlay/internal/zod.js';
import { stringify } from 'yaml';
import type { Reply } from '../../api/call.js';
import { openApiOf } from '../../api/openapi.js';
import type { ApiFacts } from '../area.js';
import { genericObject } from '../generic-object.js';

/** The OpenAPI document, as far as it is told of itself. */
export const openApi = z
  .looseObject({
    openapi: z.string(),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), genericObject),
  })
  .describe('An OpenAPI 3.1 document');

/** It is the same for every site, so it is made once. */
const documentOf = memo(({ routes, info }: ApiFacts) => {
  const document = openApiOf(routes, info);
  const json = JSON.stringify(document);
  return { document, json, etag: textRevision(json) };
});

const yamlOf = memo((api: ApiFacts) => stringify(documentOf(api).document, { aliasDuplicateObjects: false }));

/** The document as JSON. */
export async function readOpenApi(api: ApiFacts): Promise<Reply> {
  const { json, etag } = documentOf(api);
  return { body: json, etag };
}

/** The document as YAML. */
export async function readOpenApiYaml(api: ApiFacts): Promise<Reply> {
  return { body: yamlOf(api), etag: `${documentOf(api).etag}-yaml` };
}
