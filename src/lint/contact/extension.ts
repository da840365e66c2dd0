import type { IndexedDocument } from '../document/document.js';
import { type Flow, partOf } from '../document/flows.js';

/** An extension right behind a number, with the sign or bracket that parts them: it is of that number, and of no other. */
const EXTENSION =
  /^[ \u00a0,;:\u2010-\u2015-]{0,4}[([]?\s?(?:ext\.?|extn\.?|extension|durchwahl|nebenstelle|int\.|interno|anexo|extensi[oó]n|ramal|extensão|toestel|anknytning|ankn\.|lokalnummer|alanumero|wewnętrzny|wewn\.|wew\.|mellék|εσωτερικό|εσωτ\.|dahili|добавочный|доб\.|внутренний|внутр\.|внутрішній|فرعي|تحويلة|שלוחה|内線|内线|分机|分機|máy lẻ|sambungan)[:：]?[\s#]{0,3}\p{Nd}{1,5}(?!\p{Nd}|[:.-]\p{Nd}|\s\p{Nd})[)\]]?/iu;
/** Words and letters that say other things, too, where more follows: "x 2 tickets", "App 2 laden". */
const ALONE =
  /^[ \u00a0,;:\u2010-\u2015-]{0,4}[([]?\s?(?:x|dw|app\.?|apparat|poste|int|interior|tst\.?|lokal|lokalnr|linka|klapka|wewn|wew|εσωτ|доб|внутр|вн\.?|داخلي|داخلی|转|轉|내선|ต่อ|nội bộ)[.:：]?[\s#]{0,3}\p{Nd}{1,5}(?=\s{0,3}(?:$|[\n)\],;|·•]|\.(?!\p{Nd})))[)\]]?/iu;

/** Characters behind a number that are read. */
const MOST = 40;

/** Where a number of a line ends in the source with the extension behind it, if there is one. */
export function endWithExtension(document: IndexedDocument, flow: Flow, to: number): number {
  const behind = flow.text.slice(to, to + MOST);
  const [extension = ''] = [EXTENSION, ALONE].map((each) => each.exec(behind)).find((each) => each) ?? [];
  return partOf(document, flow, to - 1, to + extension.length).end;
}
