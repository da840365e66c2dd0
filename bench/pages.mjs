/** The benchmark's pages: the real ones that npm installed, and pages of given sizes that are made of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'parse5';
import { descendants, withComponents } from './components.mjs';

const PACKAGES = fileURLToPath(new URL('../node_modules/', import.meta.url));
const CORPUS = fileURLToPath(new URL('../../shared/corpus/lint/', import.meta.url));

/** Where the packages keep their pages. */
const FOLDERS = [
  ...readdirSync(PACKAGES)
    .filter((name) => name.startsWith('startbootstrap-'))
    .map((name) => `${name}/dist`),
  'uikit/tests',
];

/**
 * The pages of the npm packages, as they were installed.
 *
 * @returns {{ name: string, source: string }[]}
 */
export function npmPages() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(PACKAGES + folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ name: `${folder}/${file}`, source: read(`${PACKAGES}${folder}/${file}`) })),
  );
}

/**
 * The canvases of the shared corpus; none where it is missing.
 *
 * @returns {{ name: string, source: string }[]}
 */
export function corpusCanvases() {
  if (!existsSync(CORPUS)) return [];
  return readdirSync(CORPUS)
    .map((name) => ({ name, file: `${CORPUS}${name}/canvas.html` }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, source: read(file) }));
}

/**
 * A page of about so many characters once components are put in: a real one, with sections of the others before its
 * footer as long as one fits.
 *
 * @param {number} size
 * @returns {{ bare: string, canvas: string, twoByte: string }} without components, with seven, and that with an emoji
 */
export function pageOfSize(size) {
  const file = size < 10_000 ? 'business-casual' : 'agency';
  const shell = read(`${PACKAGES}startbootstrap-${file}/dist/index.html`);
  const at = shell.indexOf('<footer');
  const [head, tail] = [withoutSections(shell.slice(0, at), size), shell.slice(at)];
  const room = size - withComponents(head + tail).length;
  const bare = head + filling(room) + tail;
  const canvas = withComponents(bare);
  return { bare, canvas, twoByte: canvas.replace('<title>', '<title>🍝 ') };
}

/** Sections of the real pages in turn, until none is small enough to fit. */
function filling(room) {
  const pool = npmPages().flatMap(({ source }) => sectionsOf(source));
  let body = '';
  for (let next = 0, misses = 0; misses < pool.length; next += 1) {
    const section = pool[next % pool.length];
    const fits = body.length + section.length <= room;
    if (fits) body += section;
    misses = fits ? 0 : misses + 1;
  }
  return body;
}

/** The small page keeps its first section alone. */
function withoutSections(head, size) {
  if (head.length < size) return head;
  return head.slice(0, head.lastIndexOf('<section'));
}

/** The outermost sections of a page that hold no form: an id twice does no harm here, a form in a form would. */
function sectionsOf(source) {
  const spans = [...descendants(parse(source, { sourceCodeLocationInfo: true }))]
    .filter(({ tagName, sourceCodeLocation: location }) => tagName === 'section' && location?.endTag)
    .map(({ sourceCodeLocation: { startOffset, endOffset } }) => ({ startOffset, endOffset }));
  let done = 0;
  const sections = [];
  for (const { startOffset, endOffset } of spans) {
    if (startOffset < done) continue;
    done = endOffset;
    sections.push(`${source.slice(startOffset, endOffset)}\n`);
  }
  return sections.filter((section) => !section.includes('<form') && !section.includes('<x-'));
}

function read(file) {
  return readFileSync(file, 'utf8');
}
