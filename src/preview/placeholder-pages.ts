import { escapeText } from '../html/escape.js';
import type { Links } from './links.js';
import type { CanvasModel, PreviewModel, Trouble } from './model.js';

function page(title: string, body: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escapeText(title)}</title></head><body>${body}</body></html>\n`;
}
export function overviewPage(model: PreviewModel, links: Links): string {
  const items = model.canvases.map(({ path }) => `<li><a href="${links.canvas(path)}">${escapeText(path)}</a></li>`);
  return page(model.site.name, `<ul>${items.join('')}</ul>`);
}
export function canvasPage(_model: PreviewModel, canvas: CanvasModel, links: Links): string {
  return page(
    canvas.path,
    `<pre>${escapeText(canvas.source)}</pre><iframe sandbox="" src="${links.frame('expanded', canvas.path)}"></iframe>`,
  );
}
export function manifestPage(model: PreviewModel, _links: Links): string {
  return page('Catalogue', `<pre>${escapeText(JSON.stringify(model.manifest))}</pre>`);
}
export function logosPage(model: PreviewModel, _links: Links): string {
  return page('Logos', `<pre>${escapeText(JSON.stringify(model.logos))}</pre>`);
}
export function errorPage(trouble: Trouble, _model: PreviewModel, _links: Links): string {
  return page(trouble.title, `<p>${escapeText(trouble.detail)}</p>`);
}
