import { nameWords } from '../../../text/literal.js';
import { attribute, type DocElement } from '../../document/element.js';

/** Elements that hold content of a page. */
const CONTENT: ReadonlySet<string> = new Set(
  'div section main article ul ol dl table tbody aside figure p h1 h2 h3 h4 h5 h6 blockquote header footer nav span'.split(
    ' ',
  ),
);
/** Words of names of elements that are rightly empty in a source: a script shows a state, a tool or decoration in them. */
const NO_CONTENT: ReadonlySet<string> = new Set(
  (
    'map maps karte carte mapa mappa kaart kart chart charts graph diagram canvas player video audio recaptcha captcha hcaptcha turnstile ' +
    'status state message messages msg alert alerts error errors success feedback toast toasts notice notification notifications response ' +
    'flash snackbar live announcer announce count counter badge cart basket total totals subtotal price sum year copyright clock time countdown timer date days minutes seconds mouse mousetarget pointer ' +
    'ad ads adsense banner cookie cookies consent modal modals popup dialog lightbox overlay backdrop tooltip dropdown autocomplete suggestions ' +
    'suggestion preview loader spinner loading progress bar cursor particles background bg stars confetti snow animation lottie icon icons ' +
    'toggle theme switch pagination pager dots dot indicator indicators controls arrows thumbs scrollbar divider separator spacer clear clearfix ' +
    'shape line decoration decor paypal stripe payment checkout calendar datepicker picker editor widget portal sentinel observer debug console output search results ' +
    'result filter stats fps weather translate translation lang language share comments disqus qr qrcode barcode avatar'
  ).split(' '),
);
/** States that people are told of as they change. */
const LIVE_ROLES: ReadonlySet<string> = new Set(
  'status alert log timer progressbar presentation none dialog tooltip img slider'.split(' '),
);
const LOADING =
  /^(?:(?:loading|please wait|lädt|wird geladen|laden|bitte warten|chargement|caricamento|cargando|carregando|a carregar|wczytywanie|ładowanie|načítání|laster|laddar|indlæser|ladataan|yükleniyor|загрузка|завантаження|φόρτωση|読み込み中|加载中|載入中|불러오는 중|로딩 중|جار(?:ٍ|ي)? التحميل|טוען)(?:[^.…!]{0,40})?)?[\s.…!]{0,80}$/iu;
const SPINNER: ReadonlySet<string> = new Set('spinner loader loading skeleton placeholder shimmer'.split(' '));
const SPINNER_HINT = /spinner|load|skeleton|placeholder|shimmer/i;

/** Whether an element is one for content, and has none in the source but perhaps a sign that it is loading. */
export function isHollow(element: DocElement): boolean {
  if (!element.isHtml || !CONTENT.has(element.tag) || element.last - element.index > MOST_DESCENDANTS) return false;
  let left = MOST_CHILDREN;
  for (const child of element.children) {
    if (left-- === 0) return false;
    if (child.kind === 'text' ? !child.blank && !isLoading(child.value) : !isStandIn(child)) return false;
  }
  return true;
}

/** Elements in a hollow one, at most: a spinner has a few. */
const MOST_DESCENDANTS = 60;

/** Nothing but blanks, or the beginnings of those words, which are quicker to look for. */
const MAY_BEGIN =
  /^\s*(?:$|[lL](?:oa|OA|a|A|ä)|[pP]le|[wW](?:ir|c)|[bB]it|[cC](?:ha|ar)|[aA] |[nN]a|[iI]nd|[yY]|[^a-zA-Z\s])/;

/** Letters of a sign that something is loading, at most. */
const LONGEST_SIGN = 80;

function isLoading(text: string): boolean {
  if (!MAY_BEGIN.test(text)) return false;
  const sign = text.trim();
  return sign === '' || (sign.length <= LONGEST_SIGN && LOADING.test(sign));
}

/** Children of a hollow element that are looked at. */
const MOST_CHILDREN = 12;

function isStandIn(child: DocElement): boolean {
  if (child.tag === 'noscript' || child.tag === 'template' || child.tag === 'br') return true;
  const texts = textsOf(child, 3);
  if (texts === undefined) return false;
  if (texts !== '') return isLoading(texts);
  const names = attribute(child, 'class');
  return names !== undefined && SPINNER_HINT.test(names) && nameWords(names).some((word) => SPINNER.has(word));
}

/** The text in an element with nothing else in it, or nothing when there is more to it than a sign. */
function textsOf(element: DocElement, depth: number): string | undefined {
  if (element.children.length > MOST_CHILDREN) return undefined;
  let texts = '';
  for (const child of element.children) {
    if (child.kind === 'text' && child.blank) continue;
    if (child.kind === 'element' && (depth === 0 || MEDIA.has(child.tag))) return undefined;
    const text = child.kind === 'text' ? child.value : textsOf(child, depth - 1);
    // Most elements say something else: that is told by their first letters.
    if (text === undefined || (texts === '' && !MAY_BEGIN.test(text))) return undefined;
    const said = text.trim();
    if (said === '') continue;
    texts = texts === '' ? said : `${texts} ${said}`;
    if (texts.length > LONGEST_SIGN) return undefined;
  }
  return texts;
}

const MEDIA: ReadonlySet<string> = new Set(
  'img picture video audio iframe input button select canvas object embed'.split(' '),
);

/**
 * Whether an element's names say that it is rightly empty until something happens.
 *
 * @param but words that do not say so
 */
export function isRightlyEmpty(element: DocElement, but: ReadonlySet<string> = NONE): boolean {
  for (const { name, value } of element.attributes) {
    if (name === 'aria-live' || name === 'hidden' || name === 'aria-busy' || name === 'contenteditable')
      return name !== 'aria-busy';
    if (name === 'role' && LIVE_ROLES.has(value.trim().toLowerCase())) return true;
    if (name === 'aria-hidden' && value !== 'false') return true;
    if (
      (name === 'id' || name === 'class') &&
      nameWords(value.slice(0, 400)).some((word) => NO_CONTENT.has(word) && !but.has(word))
    )
      return true;
  }
  return false;
}

const NONE: ReadonlySet<string> = new Set();
