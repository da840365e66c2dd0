import { watchFiles } from 'inlay/internal/cli/watch/watch-files.js';
import type { SiteNow } from '../../mcp/source.js';
import type { CurrentSite } from './current-site.js';

/** A site whose files are watched. */
export interface WatchedSite {
  /** As of now; what it was read from is watched from then on. */
  now(): Promise<SiteNow>;
  /** Sets the listener of changes. */
  onChange(listener: () => void): void;
  /** Ends the watching. */
  close(): void;
}

/** Watches the files of a site. Answers are right without notices of changes, so a failure to watch is not reported. */
export function watchSite(kept: CurrentSite): WatchedSite {
  let tell = () => {};
  const watched = watchFiles([], () => tell(), { onFailure() {} });
  watched.add(kept.filesRead());
  return {
    async now() {
      const site = await kept.now();
      watched.add(kept.filesRead()); // a configuration may name others now
      return site;
    },
    onChange(listener) {
      tell = listener;
    },
    close: watched.close,
  };
}
