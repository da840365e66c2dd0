import type { Inlay } from '../canvas/locate/inlay.js';
import { locate } from '../canvas/locate/locate.js';
import { render } from '../canvas/render.js';
import type { ReportedInlay } from '../canvas/report.js';
import type { RenderRequest } from '../component/resolution.js';
import { COMPONENTS } from '../component/table.js';
import { type IndexedDocument, indexDocument } from '../lint/document/document.js';
import { attribute } from '../lint/document/element.js';
import { siteOf } from '../manifest/parse.js';
import type { Manifest } from '../manifest/schema.js';
import { memo } from '../text/memo.js';
import { shortText } from '../text/short-text.js';
import { code, htmlBlock, plain } from './markdown.js';

const LONGEST_HTML = 1500;
const LONGEST_SUMMARY = 300;

const checkedSite = memo(siteOf);

/**
 * What a component shows at its place of a canvas, or why it shows nothing: Markdown.
 *
 * @param openEnd UTF-16 offset behind the component's start tag
 * @throws InlayError `limit-exceeded`, see `render`
 */
export function shownBy(source: string, openEnd: number, manifest: Manifest): string {
  const inlay = locate(source).find((each) => each.openEnd === openEnd);
  if (!inlay) return 'Shows nothing: components are not expanded here.';
  const { html, entry } = expand(source, inlay, manifest);
  if (entry?.outcome !== 'expanded') return `Shows nothing${entry ? `: ${reasons(entry)}` : ''}.`;
  const notes = entry.notes.map(({ message }) => `\n- ${messageText(message)}`).join('');
  if (COMPONENTS[inlay.tag].holds === 'form') return `Shows ${formName(entry, manifest)}${notes}`;
  const summary = shortText(readableText(indexDocument(html)), LONGEST_SUMMARY);
  return [summary === '' ? '' : `Shows: ${plain(summary)}${notes}`, htmlBlock(shortText(html, LONGEST_HTML))]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Expands one component alone. */
function expand(source: string, whole: Inlay, manifest: Manifest): { html: string; entry: ReportedInlay | undefined } {
  const { apart: _apart, ...inlay } = whole;
  const { html, report } = render({ source, inlays: [inlay] }, checkedSite(manifest), anyForm(manifest));
  const entry = report.inlays[0];
  return { html: html.slice(inlay.start, html.length - (source.length - inlay.end)), entry };
}

/** A request that brings every form: a manifest holds no form's HTML. */
const anyForm = memo(({ resources }: Manifest): RenderRequest => {
  const providers = Object.entries(resources.addons).map(([provider, { forms }]) => [
    provider,
    Object.fromEntries(forms.map(({ id }) => [id, '<form><input></form>'])),
  ]);
  return { addons: Object.fromEntries(providers) };
});

function formName({ source = '', attributes }: ReportedInlay, { resources }: Manifest): string {
  const provider = attributes['provider']?.trim() ?? '';
  const index = Number(source.slice(source.lastIndexOf('/') + 1));
  const form = Object.hasOwn(resources.addons, provider) ? resources.addons[provider]?.forms[index] : undefined;
  return `the form ${code(form?.id ?? '')} of ${code(provider)}: ${plain(form?.title ?? '')}`;
}

function reasons({ steps, notes }: ReportedInlay): string {
  const tried = steps.map(({ tried: pointer, result }) => `${code(pointer)} ${messageText(result)}`);
  return [...tried, ...notes.map(({ message }) => messageText(message))].join('; ');
}

/** A message of ours as Markdown: its values are in backticks already. */
function messageText(message: string): string {
  return message
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : plain(part.trim())))
    .join(' ')
    .replace(/ (?=[,;:.])/g, '')
    .trim();
}

/** Text and the texts that stand for images, as people read them. */
function readableText({ texts, elements }: IndexedDocument): string {
  const images = elements.filter(({ tag }) => tag === 'img');
  const alts = images.map((image) => ({ start: image.start, value: attribute(image, 'alt') ?? '' }));
  return [...texts, ...alts]
    .toSorted((a, b) => a.start - b.start)
    .map(({ value }) => value.replace(/\s+/g, ' ').trim())
    .filter((value) => value !== '')
    .join(' · ');
}
