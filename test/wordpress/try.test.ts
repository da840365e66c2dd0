import { test } from 'vitest';
import { startDaemon } from './daemon.js';
import { furnish, publish } from './furnish.js';
import { inSite } from './in-site.js';
import { startLab } from './lab.js';
import { view } from './page.js';
import { BLOCK } from './suite-pages.js';

test('try', async () => {
  const lab = await startLab('stable');
  const daemon = await startDaemon(lab);
  await furnish(lab);
  const v = await view(lab, await publish(lab, 'all', BLOCK));
  console.log(v.html.slice(v.html.indexOf('<main'), v.html.indexOf('</main>')));
  console.log(
    inSite(
      lab,
      `echo json_encode(get_option('inlay_settings')), "\n"; var_dump(Inlay\\WordPress\\Forms::html('provider_contact_form','booking'));`,
    ),
  );
  console.log(inSite(lab, `passthru('cat ' . dirname(ABSPATH) . '/run/php.log | grep -v Deprecated');`));
  await daemon.kill();
  await lab.stop();
});
