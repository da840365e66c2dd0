import type { Page } from '../rule.js';
import type { Brand } from './brand.js';
import type { Mark } from './marks.js';
import type { Says } from './say-name.js';

/** What each thing weighs. They are added up. */
export const WEIGHTS = {
  ownLabel: 0.35,
  ownDrawing: 0.6,
  logoLabel: 0.4,
  otherLabel: -0.6,
  brandClass: 0.35,
  brandAround: 0.35,
  home: 0.35,
  placeholderLink: 0.1,
  foreignHome: 0.25,
  elsewhere: -0.6,
  innerPage: -0.6,
  ownFileName: 0.25,
  logoFileName: 0.2,
  otherFileName: -0.35,
  nameBeside: 0.35,
  lockup: 0.5,
  alone: 0.35,
  inHeader: 0.15,
  atHead: 0.3,
  atFoot: 0.2,
  besideComponent: -0.25,
  besideLogo: -0.9,
  heading: -0.5,
  imprint: -0.5,
  icon: -0.7,
  amongOthers: -0.8,
  inRow: -0.4,
  copyright: -0.9,
  sentence: -0.6,
  inList: -0.25,
  inTrail: -0.8,
  wordmark: 0.4,
  initials: 0.3,
  otherName: -0.9,
  empty: 0.25,
  content: -0.2,
} as const;

/** What speaks for a mark or against it. */
export type Reason = keyof typeof WEIGHTS;

/** A mark, and what is known of it. */
export interface Seen {
  page: Page;
  mark: Mark;
  brand: Brand;
  said: Says;
  /** It is called by initials of the name. */
  isShort: boolean;
  isFile: boolean;
}
