import { element } from 'inlay/internal/html/element.js';
import type { Links } from '../links.js';
import type { CanvasModel, PreviewModel } from '../model.js';
import { CONFIRM_TITLE, CONFIRM_WORDS } from './confirm-dialog.js';
import { diffsIn } from './diff.js';
import { htmlDocument } from './document.js';
import { canvasForm } from './forms.js';
import { code, prose, visible } from './text.js';

/** Asks for a fix that is not safe, where no script has asked before. */
export function confirmPage(model: PreviewModel, canvas: CanvasModel, index: number, links: Links): string {
  const { path, source, findings } = canvas;
  const finding = findings[index];
  const fields = { finding: String(index), safety: 'unsafe', confirmed: 'yes' };
  return htmlDocument(
    {
      title: CONFIRM_TITLE,
      place: 'overview',
      isPart: true,
      main: [
        element('div', { className: ['title'] }, [
          element('h1', {}, [CONFIRM_TITLE]),
          element('p', {}, [code(path), ...(finding ? [', ', code(finding.rule), `, line ${finding.line}`] : [])]),
          element('p', {}, [CONFIRM_WORDS]),
        ]),
        ...(finding ? [element('p', { className: ['finding__message'] }, prose(finding.message))] : []),
        ...(finding?.fix ? [diffsIn(source)(finding.fix)] : []),
        ...(links.fix
          ? [
              canvasForm(links.fix, canvas, fields, [
                element('button', { className: ['button', 'button--main'] }, ['Apply suggestion']),
                element('a', { className: ['button'], href: links.canvas(path) }, [`Back to ${visible(path)}`]),
              ]),
            ]
          : []),
      ],
    },
    model,
    links,
  );
}
