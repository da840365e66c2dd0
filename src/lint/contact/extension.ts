import type { IndexedDocument } from '../document/document.js';
import { type Flow, partOf } from '../document/flows.js';

/** An extension right behind a number, with the sign or bracket that parts them: it is of that number, and of no other. */
const EXTENSION =
  /^[\s,;:\u2010-\u2015-]{0,4}[([]?\s?(?:ext|extn|extension|x|durchwahl|dw|nebenstelle|apparat|app|poste|int|interno|interior|anexo|extensi[oó]n|ramal|extensão|toestel|tst|anknytning|ankn|lokalnummer|lokalnr|lokal|alanumero|wewnętrzny|wewn|wew|linka|klapka|kl|vnitřní|mellék|εσωτερικό|εσωτ|dahili|добавочный|доб|внутренний|внутр|вн|внутрішній|فرعي|تحويلة|داخلي|داخلی|שלוחה|内線|内线|分机|分機|转|轉|내선|ต่อ|máy lẻ|nội bộ|sambungan)[.:：]{0,2}[\s#]{0,3}\p{Nd}{1,5}(?!\p{Nd}|\s?\p{Nd})[)\]]?/iu;

/** Characters behind a number that are read. */
const MOST = 40;

/** Where a number of a line ends in the source with the extension behind it, if there is one. */
export function endWithExtension(document: IndexedDocument, flow: Flow, to: number): number {
  const [extension = ''] = EXTENSION.exec(flow.text.slice(to, to + MOST)) ?? [];
  return partOf(document, flow, to - 1, to + extension.length).end;
}
