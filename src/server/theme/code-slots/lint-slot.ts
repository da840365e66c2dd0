import { fixesApart } from 'inlay/internal/lint/edit/fixes-apart.js';
import type { NextAction } from '../../api/problem.js';
import { ApiProblem } from '../../api/problem.js';
import type { SiteModel } from '../../site/model.js';
import type { Document } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { type Lint, lintSource } from '../lint-source.js';
import { type Code, faultsOf } from './check-slot.js';
import type { Fault } from './fault.js';

/** All that is said of a slot. */
export interface CheckedSlot {
  /** For which it can't be put into pages as it is. */
  faults: Fault[];
  /** What the linter says of HTML on the site of now, as of a canvas: errors keep it off. */
  lint: Lint;
}

const NOTHING: Lint = { findings: [], counts: { errors: 0, warnings: 0, infos: 0, fixable: 0, suggestions: 0 } };

/** What is wrong with a slot by itself, and what its HTML says that the site does not. */
export async function checkedSlot(deps: ThemeDeps, model: SiteModel, slot: Code): Promise<CheckedSlot> {
  const faults = faultsOf(slot);
  if (slot.language !== 'html') return { faults, lint: NOTHING };
  try {
    return { faults, lint: await lintSource(deps, model, slot.code) };
  } catch (error) {
    // Over a limit of canvases: what nobody can look over is not put into pages.
    if (!(error instanceof ApiProblem) || error.code !== 'validation-failed') throw error;
    const [first] = error.extras.errors ?? [];
    const fault = { pointer: '/code', code: first?.code ?? error.code, message: first?.message ?? error.detail };
    return { faults: faults.length > 0 ? faults : [fault], lint: NOTHING };
  }
}

/** What is told of a slot when it is saved or checked. */
export function toldOf({ faults, lint }: CheckedSlot) {
  return { faults, findings: fixesApart(lint.findings) };
}

/** The request that saves a slot with corrected code. */
export function correctedAction({ key, etag }: Pick<Document, 'key' | 'etag'>, code: string, base: string): NextAction {
  return {
    method: 'PATCH',
    path: `${base}/ai/code-slots/${key}`,
    headers: { 'If-Match': `"${etag}"` },
    body: { code },
    why: 'saves the code with the fix of every error, off; look at what it changes, then enable it',
  };
}
