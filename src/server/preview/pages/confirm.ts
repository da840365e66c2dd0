import { element } from 'inlay/internal/html/element.js';
import { ofKind } from '../fix-kind.js';
import type { Links } from '../links.js';
import type { CanvasModel, PreviewModel } from '../model.js';
import { CONFIRM_TITLE, CONFIRM_WORDS, titleOf } from './confirm-dialog.js';
import { diffsIn } from './diff.js';
import { htmlDocument } from './document.js';
import { canvasForm } from './forms.js';
import { code, prose, visible } from './text.js';

/** The fix that is asked for: that of a finding by its index, or those of all of its kind. */
interface Asked {
  finding: number;
  isKind?: boolean;
}

/** Asks for a fix that is not safe, where no script has asked before. */
export function confirmPage(
  model: PreviewModel,
  canvas: CanvasModel,
  { finding: index, isKind = false }: Asked,
  links: Links,
): string {
  const { path, source, findings } = canvas;
  const finding = findings[index];
  const kind = isKind ? ofKind(findings, index) : [];
  const asked = isKind ? kind : finding ? [finding] : [];
  const fields = { finding: String(index), safety: 'unsafe', confirmed: 'yes', ...(isKind && { kind: 'all' }) };
  const diffOf = diffsIn(source);
  return htmlDocument(
    {
      title: CONFIRM_TITLE,
      place: 'overview',
      isPart: true,
      main: [
        element('div', { className: ['title'] }, [
          element('h1', {}, [titleOf(asked.length)]),
          element('p', {}, [
            code(path),
            ...(finding ? [', ', code(finding.rule), ...(isKind ? [] : [`, line ${finding.line}`])] : []),
          ]),
          element('p', {}, [CONFIRM_WORDS]),
        ]),
        ...(finding ? [element('p', { className: ['finding__message'] }, prose(finding.message))] : []),
        element(
          'div',
          { className: ['stack'] },
          asked.flatMap(({ fix }) => (fix ? [diffOf(fix)] : [])),
        ),
        ...(links.fix
          ? [
              canvasForm(links.fix, canvas, fields, [
                element('button', { className: ['button', 'button--main'] }, [
                  asked.length > 1 ? `Apply ${asked.length} suggestions` : 'Apply suggestion',
                ]),
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
