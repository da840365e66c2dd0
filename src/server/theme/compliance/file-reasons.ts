import type { NextAction } from '../../api/problem.js';
import type { SiteBody } from '../../site/kinds/site.js';
import type { SiteModel } from '../../site/model.js';
import { deadLinks } from '../dead-links.js';
import type { ThemePorts } from '../ports.js';
import { fileLinks } from '../site/site-links.js';
import type { Reason } from './reasons.js';

/** Reasons of logos and attachments that visitors do not get. */
export async function fileReasons(model: SiteModel, ports: ThemePorts, base: string): Promise<Reason[]> {
  const { body, etag } = model.documents.site;
  const dead = await deadLinks(fileLinks(body), model, ports);
  return dead.map(
    ({ pointer, message }): Reason => ({
      id: 'missing-file',
      severity: 'error',
      where: pointer,
      message,
      points: 5,
      next_action: {
        method: 'PATCH',
        path: `${base}/ai/site`,
        headers: { 'If-Match': `"${etag}"` },
        ...withoutFile(body, pointer),
      },
    }),
  );
}

/** What takes the file away that an address of the site is of. */
function withoutFile({ attachments = [] }: SiteBody, pointer: string): Pick<NextAction, 'body' | 'why'> {
  const [, group = '', ...path] = pointer.split('/');
  if (group === 'attachments')
    return {
      body: { attachments: attachments.filter((_each, index) => index !== Number(path[0])) },
      why: 'takes the attachment away; or upload the file, and write its address instead',
    };
  // The dark file alone, or the logo as a whole: it has no more than its file.
  const names = path.at(-1) === 'url' ? path.slice(0, -1) : path;
  return {
    body: { [group]: names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), null) },
    why: 'takes the logo away; or upload the file, and write its address instead',
  };
}
