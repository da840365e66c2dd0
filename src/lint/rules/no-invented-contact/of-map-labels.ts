import { addressesIn } from '../../contact/addresses-in.js';
import { compareAddress } from '../../contact/compare-address.js';
import { attribute, type DocElement, type Span } from '../../document/element.js';
import { placeOfElement } from '../../owner/place.js';
import { isOthers, readLabel } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';
import { wordList } from '../../words/word-list.js';
import { isMapAddress } from './of-maps.js';
import { sentenceBefore } from './sentence-before.js';
import type { Suspect } from './suspect.js';

/** What a picture that shows the way is called. */
const isMapWord = wordList(
  'map maps directions karte karten* lageplan* anfahrt* stadtplan* wegbeschreibung* plan mapa mapka mappa cartina piantina kaart plattegrond routebeschrijving kart kort karta vägkarta kartta térkép* hartă harta χάρτης χάρτη harita* haritası карта карте мапа мапі خريطة الخريطة מפה מפת peta lokasi',
);
const UNSPACED_MAP = /地図|地圖|地图|マップ|약도|지도|แผนที่|bản đồ/iu;
/** Words of what a picture does. */
const isShowWord = wordList(
  'show shows showing location where way how zeigt zeigend lage weg montre montrant indiquant accès acces itinéraire muestra mostrando cómo llegar mostra dove come arrivare toont route visar väg viser vej näyttää sijainti pokazująca dojazdu ukazuje cesta mutató arată δείχνει konum gösteren показывает проезда показує проїзду',
);
/** Services of maps, and what a link to one says: to open it there. */
const isServiceWord = wordList(
  'openstreetmap osm google apple bing waze yandex mapy here open opens view see find us on in at öffnen ansehen anzeigen ouvrir voir afficher abrir ver apri aprire vedi visualizza openen bekijk öppna visa åbn vis åpne avaa näytä otwórz zobacz otevřít zobrazit otvoriť megnyitás deschide vezi άνοιγμα aç görüntüle открыть смотреть відкрити отвори otvori افتح عرض פתח הצג',
);
const MOST = 200;

/** The postal address that an image, a frame or a link says of itself that it shows on a map, or that the house is there. */
export function addressesOnMapLabel(page: Page, text: string, { start, end }: Span, element: DocElement): Suspect[] {
  const { document, manifest } = page;
  if (text.length > MOST || !/\p{Nd}/u.test(text)) return [];
  const place = placeOfElement(document, element).kind;
  if (place === 'other' || place === 'article') return [];
  const isMap = saysMap(text) || isMapAddress(attribute(element, 'src') ?? attribute(element, 'href') ?? '');
  const whole = addressesIn(text);
  // Many words before a street make a sentence of it.
  const said = whole.length > 0 || !isMap ? text : withoutMapWords(text);
  const found = said === text ? whole : addressesIn(said);
  return found.flatMap(({ value, from, isSaid }): Suspect[] => {
    if (!isMap && !isSaid) return [];
    const { isOwn, near } = compareAddress(value, manifest, document.budget);
    const label = isSaid ? 'contact' : readLabel(withoutMapWords(sentenceBefore(said, from)), siteNamesOf(manifest));
    if (isOwn || isOthers(label) || label === 'topic') return [];
    // A map may show the way to others, where nothing says that it is to the house.
    const source = label === 'nothing' && place === 'text' ? 'map' : 'attribute';
    const base = { start, end, source, place, link: undefined } as const;
    return [{ ...base, kind: 'address', label, value, near, isOwn: false, isPlain: true }];
  });
}

function saysMap(text: string): boolean {
  return UNSPACED_MAP.test(text) || words(text).some(isMapWord);
}

/** The words of a label that don't say that it is of a map. */
export function withoutMapWords(text: string): string {
  return text.replace(/[\p{L}\p{M}]{2,40}/gu, (word) => {
    const read = words(word);
    return read.some((each) => isMapWord(each) || isShowWord(each) || isServiceWord(each)) ? ' ' : word;
  });
}
