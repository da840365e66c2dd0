import type { Assets } from './assets.js';
import type { Events } from './events.js';
import type { Links } from './links.js';
import type { Session } from './session.js';
import type { SiteFiles } from './site-files.js';

/** What answers are made with. */
export interface AnswerDeps {
  session: Session;
  assets: Assets;
  /** Folder of the site's own files; none are served without. */
  publicFolder?: string | undefined;
  links: () => Links;
  /** Which of the site's own files are there. */
  files?: SiteFiles | undefined;
  /** The secret of the run. */
  token: string;
  events: Events;
}
