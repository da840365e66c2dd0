/** An operation of an API, as its OpenAPI document tells it. */
export interface Operation {
  id: string;
  method: string;
  /** With `{parameters}`. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** `read`, `write` or `destructive`. */
  effect: string;
  scope?: string;
  /** Whether the first call only shows what would change. */
  isConfirmed: boolean;
  /** When, where it is not always. */
  confirmedWhen?: string;
  parameters: readonly Parameter[];
  /** Media type and JSON Schema of the body. */
  body?: { type: string; schema: unknown };
  /** Codes of the problems that it may answer, by HTTP status. */
  problems: Readonly<Record<string, string>>;
}

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of an OpenAPI 3.1 document. */
export function operationsOf(document: Json): Operation[] {
  return Object.entries(objectOf(document['paths'])).flatMap(([path, item]) => {
    const shared = listOf(objectOf(item)['parameters']);
    return METHODS.flatMap((method) => {
      const operation = objectOf(item)[method];
      return operation === undefined ? [] : [operationOf(path, method, objectOf(operation), shared)];
    });
  });
}

function operationOf(path: string, method: string, operation: Json, shared: readonly unknown[]): Operation {
  const content = Object.entries(objectOf(objectOf(operation['requestBody'])['content']));
  const [type, media] = content[0] ?? [];
  const scope = operation['x-scope'];
  const when = operation['x-confirmed-when'];
  const problems = Object.entries(objectOf(operation['responses'])).filter(([status]) => Number(status) >= 400);
  return {
    id: textOf(operation['operationId']),
    method: method.toUpperCase(),
    path,
    tag: textOf(listOf(operation['tags'])[0]),
    summary: textOf(operation['summary']),
    description: textOf(operation['description']),
    effect: textOf(operation['x-effect']) || (method === 'get' ? 'read' : 'write'),
    isConfirmed: operation['x-confirmed'] === true,
    ...(typeof when === 'string' && { confirmedWhen: when }),
    parameters: [...shared, ...listOf(operation['parameters'])].map(parameterOf),
    problems: Object.fromEntries(problems.map(([status, answer]) => [status, textOf(objectOf(answer)['description'])])),
    ...(typeof scope === 'string' && { scope }),
    ...(type !== undefined && { body: { type, schema: objectOf(media)['schema'] } }),
  };
}

function parameterOf(value: unknown): Parameter {
  const { name, in: where, required, description, schema } = objectOf(value);
  return {
    name: textOf(name),
    in: textOf(where),
    required: required === true,
    schema,
    ...(typeof description === 'string' && { description }),
  };
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'the an of to in on at by for from with and or is are be my our your this that it its how do can site website put as into up'.split(
    ' ',
  ),
);

/** Operations whose name, path or summary has most of the words that are asked for, the best first. */
export function findOperations(operations: readonly Operation[], query: string, most: number): Operation[] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word));
  if (words.length === 0) return operations.slice(0, most);
  const scores = new Map(operations.map((operation) => [operation, 0]));
  for (const word of words) {
    const points = operations.map((operation) => [operation, pointsOf(operation, word)] as const);
    // A word that most operations have, such as "site", tells little.
    const rarity = Math.log(1 + operations.length / (1 + points.filter(([, each]) => each >= NEAR).length));
    for (const [operation, each] of points) scores.set(operation, (scores.get(operation) ?? 0) + each * rarity);
  }
  const found = [...scores].filter(([, score]) => score > 0).sort(([, a], [, b]) => b - a);
  return found.slice(0, most).map(([operation]) => operation);
}

/** Points of a word that is the whole name, that is in the name, path or summary, and in the description. */
const [NAME, NEAR, FAR] = [4, 3, 1];

function pointsOf({ id, path, tag, summary, description, effect }: Operation, word: string): number {
  const near = `${id.replace(/([A-Z])/g, ' $1')} ${path} ${tag} ${summary} ${effect}`.toLowerCase();
  // Plurals are asked for, too: `menu` and `menus`.
  const has = (text: string, each: string) =>
    text.includes(each) || (each.endsWith('s') && text.includes(each.slice(0, -1)));
  const asked = [word, ...(OTHER_WORDS[word] ?? [])];
  if (asked.includes(id.toLowerCase())) return NAME;
  if (asked.some((each) => has(near, each))) return NEAR;
  return asked.some((each) => has(description.toLowerCase(), each)) ? FAR : 0;
}

/** What the operations are called that read and change contacts, profiles and logos. */
const OF_SITE = ['what the site is and has'];

/** What operations call a thing that people ask for by other words. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  undo: ['take back', 'takes back', 'rollback'],
  revert: ['take back', 'takes back', 'rollback'],
  restore: ['take back', 'takes back', 'rollback'],
  remove: ['delete'],
  erase: ['delete'],
  edit: ['change', 'replace'],
  update: ['change', 'replace'],
  modify: ['change', 'replace'],
  add: ['create', 'new'],
  list: ['all'],
  publish: ['deploy'],
  release: ['deploy'],
  online: ['deploy'],
  live: ['deploy'],
  launch: ['deploy'],
  settings: ['options'],
  colour: ['options'],
  color: ['options'],
  history: ['revisions', 'audit'],
  log: ['audit'],
  snippet: ['slot'],
  script: ['slot'],
  navigation: ['menus'],
  post: ['page'],
  article: ['page'],
  phone: OF_SITE,
  contact: OF_SITE,
  contacts: OF_SITE,
  logo: OF_SITE,
  check: ['lint'],
  footer: ['canvas'],
  header: ['canvas'],
  section: ['canvas'],
  blog: ['pages'],
  news: ['pages'],
  static: ['deploy'],
  export: ['deploy'],
  host: ['deploy'],
  hosting: ['deploy'],
  download: ['deploy'],
  rollout: ['deploy'],
  image: ['upload'],
  picture: ['upload'],
  photo: ['upload'],
  theme: ['options'],
  design: ['options'],
  style: ['options'],
  font: ['options'],
  layout: ['presentation', 'options'],
  width: ['presentation', 'options'],
  sidebar: ['presentation', 'canvas'],
  analytics: ['slot'],
  css: ['slot'],
  javascript: ['slot'],
  tracking: ['slot'],
  address: OF_SITE,
  email: OF_SITE,
  social: OF_SITE,
  bio: ['author'],
  version: ['updates', 'revisions'],
  broken: ['compliance'],
  seo: ['compliance'],
  quality: ['compliance'],
  accessible: ['compliance'],
  accessibility: ['compliance'],
  permissions: ['capabilities'],
};

/** References that are followed within each other: the schemas of menus hold themselves. */
const DEPTH = 4;

/** A schema in which what references lead to stands in their place. */
export function wholeSchema(document: Json, schema: unknown, depth = 0): unknown {
  if (Array.isArray(schema)) return schema.map((each) => wholeSchema(document, each, depth));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = objectOf(schema);
  if (typeof $ref === 'string') {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    if (depth >= DEPTH) return { description: `a ${name} again` };
    return wholeSchema(document, objectOf(objectOf(document['components'])['schemas'])[name], depth + 1);
  }
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, wholeSchema(document, value, depth)]));
}
