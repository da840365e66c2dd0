import type { Manifest } from '../../manifest/schema.js';
import { fold } from '../words/fold.js';
import type { Nearest } from './nearest-locations.js';

/** Whether the label or the use of a location says that it is for what opens on phones or over a page. */
const DRAWER_LABEL =
  /\b(?:drawer|off-?canvas|burger|hamburger|mobiles?|mobil(?:e[rs]?|menu|menue|meny|nav\w{0,12}|valikko)?|movil|handy|phones?|smartphones?|telephone|celular|cellulare|telefoni?|seitenmenu|schublade|side ?menu|cajon|tiroir|lade|skuff|laatikko)\b|мобильн|мобілн|κινητ|جوال|الهاتف|נייד|モバイル|スマホ|모바일|移动|手机|行動/iu;

/** Whether it says that it is for a bar over the navigation, or beside it. */
const BAR_LABEL =
  /\b(?:top|upper|utility|utilities|utils?|rail|aux\w{0,8}|meta|secondary|helpers?|service|right|oben|rechts|leiste|haut|droite|superior|derecha|arriba|destra|alto|direita|boven|overst|topp)\b|\b(?:top|utility|header)[ -]?(?:bar|line|links)\b|kopfleiste|верхн|上部/iu;

/** What a label that says where a location belongs weighs for links that stand there. */
const SAYS_SO = 0.6;

/**
 * The locations for links of a header by what their labels say of the place: a drawer has the one for drawers first, a bar the one
 * for bars, and the one for drawers is for nothing else where the header has another.
 */
export function byPlaceLabels(
  { resources: { menus } }: Manifest,
  nearest: Nearest,
  place: 'drawer' | 'bar' | 'header',
): Nearest {
  const said = (location: string, pattern: RegExp) => {
    const { label = '', use = '' } = menus[location] ?? {};
    return pattern.test(fold(`${label} ${use}`.slice(0, LONGEST)));
  };
  const { locations } = nearest;
  const drawers = locations.filter((each) => said(each, DRAWER_LABEL));
  if (drawers.length === locations.length) return nearest;
  const bars = locations.filter((each) => each !== MAIN && !drawers.includes(each) && said(each, BAR_LABEL));
  const named = place === 'drawer' ? drawers : place === 'bar' ? bars : [];
  if (named.length === 0 && (place === 'drawer' || drawers.length === 0)) return nearest;
  const weights = new Map(nearest.weights);
  for (const each of named) weights.set(each, (weights.get(each) ?? 0) + SAYS_SO);
  const weightOf = (location: string) => weights.get(location) ?? 0;
  const isApart = (location: string) => place !== 'drawer' && drawers.includes(location) && weightOf(location) === 0;
  return {
    locations: locations.toSorted((a, b) => weightOf(b) - weightOf(a) || Number(isApart(a)) - Number(isApart(b))),
    fitting: new Set([...nearest.fitting, ...named].filter((each) => !isApart(each))),
    weights,
    placed: new Set(named),
  };
}

/** The location of the main menu, whatever it is called. */
const MAIN = 'topic';
/** Characters of a label and a use that are read. */
const LONGEST = 200;
