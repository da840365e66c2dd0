import type { Inlay, RenderRequest, Report } from '../../src/index.js';
import type { Subject } from './subject.js';

/** What a subject makes of a source, for the checks to compare. */
export interface Trial {
  subject: Subject;
  source: string;
  request: RenderRequest;
  exact: Inlay[];
  fast: Inlay[] | undefined;
  /** Rendered when it is first asked for. */
  rendered(): { html: string; report: Report };
}

/** Puts a source to a subject. */
export function tryOut(subject: Subject, source: string, request: RenderRequest): Trial {
  const [exact, fast] = [subject.locateExact(source), subject.locateFast(source)];
  let known: ReturnType<Subject['render']> | undefined;
  const rendered = () => {
    known ??= subject.render(source, request);
    return known;
  };
  return { subject, source, request, exact, fast, rendered };
}
