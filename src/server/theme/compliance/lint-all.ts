import { setImmediate as turn } from 'node:timers/promises';
import type { NextAction } from '../../api/problem.js';
import type { CanvasBody } from '../../site/kinds/canvas.js';
import type { PageBody } from '../../site/kinds/page.js';
import type { SiteModel } from '../../site/model.js';
import type { Document } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { checkedSlot, correctedAction } from '../code-slots/lint-slot.js';
import { correctedSource } from '../corrected-source.js';
import { errorsOf, type Lint, lintSource } from '../lint-source.js';
import { slotAction, slotName } from './slot-action.js';
import { sourceAction } from './source-action.js';

/** What the linter says of one published canvas, or of an enabled code slot. */
export interface LintedCanvas {
  where: string;
  lint: Lint;
  next_action: NextAction;
}

/** What the linter says of every published header, footer and section, of these pages, and of the HTML of enabled code slots. */
export async function lintAll(
  deps: ThemeDeps,
  model: SiteModel,
  pages: readonly Document<PageBody>[],
  base: string,
): Promise<LintedCanvas[]> {
  const linted: LintedCanvas[] = [];
  const documents: Document<CanvasBody | PageBody>[] = [...model.canvases.values(), ...pages];
  for (const document of documents) {
    const { kind, key, body } = document;
    if (!body.published) continue;
    const lint = await lintSource(deps, model, body.published.source);
    const where = kind === 'page' && 'path' in body ? body.path : key;
    const path = kind === 'page' ? `${base}/ai/pages/${key}` : `${base}/ai/canvas?name=${encodeURIComponent(key)}`;
    const next_action = await mended(deps, model, document, lint, path);
    linted.push({ where, lint, next_action });
    await turn();
  }
  return [...linted, ...(await lintSlots(deps, model, base))];
}

async function lintSlots(deps: ThemeDeps, model: SiteModel, base: string): Promise<LintedCanvas[]> {
  const linted: LintedCanvas[] = [];
  for (const slot of model.slots) {
    const { language, enabled, status, code } = slot.body;
    if (language !== 'html' || !enabled || status !== 'valid') continue;
    const { lint } = await checkedSlot(deps, model, slot.body);
    const corrected = errorsOf(lint).length > 0 ? await correctedSource(deps, model, code, lint) : undefined;
    const next_action =
      corrected === undefined
        ? slotAction(slot, base, 'take what the findings name out of it')
        : correctedAction(slot, corrected, base);
    linted.push({ where: slotName(slot), lint, next_action });
    await turn();
  }
  return linted;
}

/** The request that mends a canvas: ready where all errors can be fixed. It rests on the draft where there is one. */
async function mended(
  deps: ThemeDeps,
  model: SiteModel,
  document: Document<CanvasBody | PageBody>,
  published: Lint,
  path: string,
): Promise<NextAction> {
  const { draft } = document.body;
  const source = (draft ?? document.body.published)?.source ?? '';
  const lint = draft ? await lintSource(deps, model, source) : published;
  if (draft && lint.findings.length === 0 && published.findings.length > 0)
    return {
      method: 'GET',
      path,
      why: 'shows the draft, in which the linter finds nothing: look at it, then publish it by PATCH with `{"status":"published"}`',
    };
  const corrected = errorsOf(lint).length > 0 ? await correctedSource(deps, model, source, lint) : undefined;
  if (corrected === undefined) return sourceAction(document, path, 'take what the findings name out of it');
  return {
    method: 'PATCH',
    path,
    headers: { 'If-Match': `"${document.etag}"` },
    body: { source: corrected, status: 'draft' },
    why: `saves the fix of every error ${draft ? 'in the draft' : 'as a draft'}; look at it, then publish it`,
  };
}
