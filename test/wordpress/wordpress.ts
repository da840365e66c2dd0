import { afterAll, beforeAll, describe } from 'vitest';
import { HAS_WORDPRESS } from '../support/programs.js';
import { startDaemon } from './daemon.js';
import { furnish } from './furnish.js';
import { type Release, startLab } from './lab.js';
import type { Site } from './site.js';
import { chaosSuite } from './suite-chaos.js';
import { editingSuite } from './suite-editing.js';
import { endSuite } from './suite-end.js';
import { faultsSuite } from './suite-faults.js';
import { hostileSuite } from './suite-hostile.js';
import { pagesSuite } from './suite-pages.js';
import { settingsSuite } from './suite-settings.js';
import { structuredDataSuite } from './suite-structured-data.js';
import { themesSuite } from './suite-themes.js';
import { trustSuite } from './suite-trust.js';
import { typedSuite } from './suite-typed.js';
import { visitorsSuite } from './suite-visitors.js';

/** All tests of the plugin in one WordPress: they share a lab and come one after the other. */
export function testWordPress(release: Release): void {
  describe.skipIf(!HAS_WORDPRESS)(`WordPress of Debian's ${release} release`, () => {
    let site: Site | undefined;

    beforeAll(async () => {
      const lab = await startLab(release);
      try {
        const daemon = await startDaemon(lab);
        site = { lab, daemon, furniture: await furnish(lab) };
      } catch (error) {
        await lab.stop();
        throw error;
      }
    });

    afterAll(async () => {
      await site?.daemon.kill();
      await site?.lab.stop();
    });

    function current(): Site {
      if (!site) throw new Error('Unexpected test without a lab');
      return site;
    }

    pagesSuite(current);
    editingSuite(current);
    hostileSuite(current);
    faultsSuite(current);
    trustSuite(current);
    visitorsSuite(current);
    settingsSuite(current);
    typedSuite(current);
    structuredDataSuite(current);
    themesSuite(current);
    chaosSuite(current);
    endSuite(current);
  });
}
