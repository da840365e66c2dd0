import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { oncePerElement } from '../../document/once-per-document.js';
import { textOf } from '../../document/text.js';
import { fold, words } from '../../words/fold.js';

/** Words for marks that somebody has been given, which no other picture stands in for; folded. */
const MARKS: ReadonlySet<string> = new Set(
  `seal seals certificate certificates certified certification award awards prize medal accreditation accredited membership
   sello sellos certificado certificados certificacion premio premios galardon medalla acreditacion
   siegel gutesiegel gutesiegels prufsiegel zertifikat zertifikate zertifiziert auszeichnung urkunde innungsmitglied
   sceau certificat certificats medaille
   sigillo certificato certificati certificazione bollino medaglia accreditamento
   selo selos certificacao medalha keurmerk certificaat certificering onderscheiding
   certyfikat certyfikaty nagroda pieczec certifikat certifikace oceneni intyg utmarkelse sertifikaatti palkinto
   sertifika сертификат сертификаты награда сертифікат сертифікати нагорода شهادة جائزة ختم תעודה
   πιστοποιητικο βραβειο 認証 受賞 証明書 证书 認證 认证 奖项 인증 수상
   badge badges insignia abzeichen plakette distintivo odznaka odznak значок значки شارة バッジ 徽章 배지`
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(fold),
);

const figureAround = nearestTag('figure');

/** Characters of what stands with a picture that are read. */
const LONGEST = 300;

/** What tells that a picture shows this and nothing else. */
export type OwnMeaning = 'mark' | 'caption';

/** Whether a picture means something by itself: a seal, a certificate, or what a caption says of it. */
export function ownMeaningOf(document: IndexedDocument, element: DocElement, name: string): OwnMeaning | undefined {
  if (element.tag !== 'img' && element.tag !== 'source') return undefined;
  const label = `${attribute(element, 'alt') ?? ''} ${attribute(element, 'title') ?? ''}`;
  const said = words(`${name.replace(/\.[a-z0-9]{1,8}$/i, '')} ${label}`.slice(0, LONGEST));
  if (said.some((word) => MARKS.has(word))) return 'mark';
  const figure = figureAround(document, element);
  return figure && hasCaption(document, figure) ? 'caption' : undefined;
}

/** Whether a figure has a caption with words: read once for all of its pictures. */
const hasCaption = oncePerElement((document, { children }): boolean => {
  const caption = children.find((child) => child.kind === 'element' && child.tag === 'figcaption');
  return caption?.kind === 'element' && /\p{L}/u.test(textOf(document, caption));
});
