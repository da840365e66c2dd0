import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Done } from '../history.js';
import type { FixForm, Links } from '../links.js';
import type { CanvasModel, PreviewModel } from '../model.js';
import { prose, unseen } from './text.js';

/** A form of a canvas that the server answers. */
export function canvasForm(
  form: FixForm,
  { path, version }: Pick<CanvasModel, 'path' | 'version'>,
  fields: Record<string, string>,
  content: Element[],
): Element {
  return sentForm(form, { path, version, ...fields }, content);
}

/** A form that the server answers. */
export function sentForm({ action, token }: FixForm, fields: Record<string, string>, content: Element[]): Element {
  const hidden = Object.entries({ token, ...fields }).map(([name, value]) =>
    element('input', { type: 'hidden', name, value }),
  );
  return element('form', { className: ['fix'], method: 'post', action }, [...hidden, ...content]);
}

/** What was made in this run, each with a button that undoes it; nothing where there is none. */
export function doneSection({ done = [] }: PreviewModel, { fix }: Links, path?: string): Element[] {
  const shown = path === undefined ? done : done.filter(({ paths }) => paths.includes(path));
  if (fix === undefined || shown.length === 0) return [];
  return [
    element('section', { className: ['panel', 'done'], ariaLabelledBy: ['done'] }, [
      element('h2', { id: 'done' }, ['Fixed', element('span', { className: ['quiet'] }, [` ${shown.length}`])]),
      element(
        'ol',
        { className: ['done__list'], role: 'list' },
        shown.map((each) => element('li', {}, [undoForm(each, fix, path)])),
      ),
    ]),
  ];
}

function undoForm({ id, label, paths }: Done, fix: FixForm, path: string | undefined): Element {
  const where = path !== undefined && paths.length === 1 ? '' : paths.length === 1 ? ` in ${paths[0]}` : '';
  const many = paths.length > 1 ? ` in ${paths.length} canvases` : where;
  return sentForm(fix, { undo: String(id), ...(path !== undefined && { path }) }, [
    element('span', { className: ['done__what'] }, [...prose(label), ...prose(many)]),
    element('button', { className: ['button', 'button--small'] }, ['Undo', unseen(` ${label.replaceAll('`', '')}`)]),
  ]);
}
