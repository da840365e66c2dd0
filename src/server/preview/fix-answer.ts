import type { Answer } from '../core/answer.js';
import type { ServerRequest } from '../core/request.js';
import type { AnswerDeps } from './answer-deps.js';
import { pageAnswer, redirectAnswer } from './answers.js';
import { orderOf, readForm, undoOf } from './fix-form.js';
import type { FixOrder } from './fix-order.js';
import { isToken, refusalOfChange } from './guard.js';
import type { Trouble } from './model.js';
import { confirmPage } from './pages/index.js';
import type { BulkOutcome, UndoOutcome } from './session-fixes.js';
import { NO_CANVAS, troubleAnswer } from './trouble-answer.js';

/** Answers a form of the preview: a fix, all safe ones, or one that is undone. */
export async function fixAnswer(request: ServerRequest, deps: AnswerDeps): Promise<Answer> {
  const { session, links, token } = deps;
  const refused = refusalOfChange(request.headers);
  if (refused) return troubleAnswer(refused, deps);
  const form = await readForm(request);
  if (!(form instanceof URLSearchParams)) return troubleAnswer(form, deps);
  if (!isToken(form.get('token') ?? '', token)) return troubleAnswer(OLD_PAGE, deps);
  const undo = undoOf(form);
  if (undo !== undefined) return undoAnswer(undo, deps);
  if (form.get('all') === 'canvases') return bulkAnswer(form.get('version') ?? '', deps);
  const order = orderOf(form, session.has);
  if (!order) return troubleAnswer(NO_ORDER, deps);
  if (isToConfirm(order) && form.get('confirmed') !== 'yes') return confirmAnswer(order, deps);
  const done = await session.fix(order);
  if (done.kind === 'fixed') return redirectAnswer(links().canvas(order.path));
  return troubleAnswer({ ...troubleOf(done), ...backTo(order.path, deps) }, deps);
}

function isToConfirm({ what }: FixOrder): boolean {
  return what !== 'all-safe' && what.safety === 'unsafe';
}

/** Asks whether a fix that is not proven is to be made, if it still is what was looked at. */
async function confirmAnswer(order: FixOrder, deps: AnswerDeps): Promise<Answer> {
  const { path, version, what } = order;
  const canvas = await deps.session.canvas(path);
  if (!canvas) return troubleAnswer(NO_CANVAS, deps);
  const finding = what === 'all-safe' ? undefined : canvas.findings[what.finding];
  const isSame = canvas.version === version;
  if (!isSame || what === 'all-safe' || finding?.fix?.safety !== 'unsafe') {
    return troubleAnswer({ ...troubleOf({ kind: isSame ? 'no-fix' : 'changed' }), ...backTo(path, deps) }, deps);
  }
  return pageAnswer(200, confirmPage(deps.session.model(), canvas, what, deps.links()));
}

async function bulkAnswer(version: string, deps: AnswerDeps): Promise<Answer> {
  const done = await deps.session.fixAll(version);
  return done.kind === 'fixed' ? redirectAnswer(deps.links().overview) : troubleAnswer(troubleOf(done), deps);
}

async function undoAnswer({ id, path }: { id: number; path: string | undefined }, deps: AnswerDeps): Promise<Answer> {
  const { session, links } = deps;
  const done = await session.undo(id);
  const canvas = path !== undefined && session.has(path) ? path : undefined;
  if (done.kind === 'undone') return redirectAnswer(canvas === undefined ? links().overview : links().canvas(canvas));
  return troubleAnswer({ ...NOT_UNDONE[done.kind](done), ...(canvas !== undefined && { path: canvas }) }, deps);
}

const backTo = (path: string, { session }: AnswerDeps) => (session.has(path) ? { path } : {});

const OLD_PAGE: Trouble = {
  status: 403,
  title: 'Forbidden',
  detail: 'The page is of an earlier run of the preview. Reload it, and fix it from there.',
};

const NO_ORDER: Trouble = {
  status: 400,
  title: 'Not understood',
  detail: 'Unexpected fields, expected those of a form of the preview.',
};

type NotUndone = Exclude<UndoOutcome, { kind: 'undone' }>;

const NOT_UNDONE: Readonly<Record<NotUndone['kind'], (outcome: NotUndone) => Trouble>> = {
  gone: () => ({ status: 409, title: 'Nothing to undo', detail: 'It is undone already, or its canvas is gone.' }),
  changed: () => ({
    status: 409,
    title: 'Not undone',
    detail: 'The same place has changed since. Undo the later change first. Nothing was changed.',
  }),
  refused: (outcome) => ({ ...troubleOf(outcome), title: 'Not undone' }),
  failed: (outcome) => ({ ...troubleOf(outcome), title: 'Not undone' }),
};

type NotDone = NotUndone | Exclude<BulkOutcome, { kind: 'fixed' }> | { kind: 'no-fix' };

function troubleOf(answer: NotDone): Trouble {
  switch (answer.kind) {
    case 'gone':
      return NO_CANVAS;
    case 'changed':
      return {
        status: 409,
        title: 'Changed in the meantime',
        detail:
          'The canvas, the site or the configuration has changed since the page was loaded. Nothing was fixed: look at the canvas as it is now.',
      };
    case 'no-fix':
      return { status: 409, title: 'No such fix', detail: 'The canvas has no such fix. Nothing was changed.' };
    case 'refused':
      return { status: 409, title: 'Not fixed', detail: answer.reason };
    case 'failed':
      return { status: 500, title: 'Not fixed', detail: answer.reason };
  }
}
