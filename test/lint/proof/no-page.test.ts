import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      phone: { kind: 'phone', value: '+390612345678', display: '+39 06 1234 5678' },
      email: { kind: 'email', value: 'ciao@luna.example' },
    },
  }),
);

const NUMBER = '+39 06 1234 5678';

/** How safe the fixes of a canvas are, each with the reason where it is not. */
function fixes(canvas: string): (string | undefined)[] {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off' } }).map(({ fix }) =>
    fix?.safety === 'safe' ? 'safe' : fix?.description.replace(/^[^(]*\(not proven to be safe: |\)$/g, ''),
  );
}

const PAGE = `<p>Call ${NUMBER} now</p>`;
const NO_PAGE =
  'the code of the file says that it is no page, or takes what it writes: a component may stay as it is written';

describe('no fix is safe where the code of the file', () => {
  test.each([
    ['mails what it writes', `<?php ob_start(); ?>${PAGE}<?php mail($to, "Order", ob_get_clean(), $head); ?>`],
    ['gives it back', `<?php function a() { ob_start(); ?>${PAGE}<?php return ob_get_clean(); } ?>`],
    ['makes JSON of it', `<?php ob_start(); ?>${PAGE}<?php echo json_encode(ob_get_contents()); ?>`],
    ['puts it into a value', `<?php ob_start(); ?>${PAGE}<?php $a = ob_get_clean(); ?><b title="<?= $a ?>">a</b>`],
    ['has a function change it', `<?php ob_start('shorten'); ?>${PAGE}`],
    [
      'says that it is a script',
      '<?php header("Content-Type: application/javascript"); ?>var mail = "ciao@luna.example";',
    ],
    ['says that it is a card', "<?php header('content-type:text/vcard') ?>EMAIL:ciao@luna.example"],
    ['says that it is a text', `<?php header("Content-Type: text/plain; charset=utf-8"); ?>Call ${NUMBER}`],
    ['says that only code knows what it is', `<?php header("Content-Type: $type"); ?>${PAGE}`],
    ['says so to an answer', `<?php $response->header('Content-Type', 'application/xml'); ?>${PAGE}`],
    ['says so in Java', `<%@ page contentType="text/calendar" %>${PAGE}`],
    ['says so in ASP', `<% Response.ContentType = "application/json" %>${PAGE}`],
  ])('%s', (_title, canvas) => {
    expect(fixes(canvas)).toEqual([NO_PAGE]);
  });

  test.each([
    ['says that it is a page', `<?php header('Content-type: text/html; charset=utf-8'); ?>${PAGE}`],
    ['says so with blanks', `<?php header( "Content-Type:  text/html" ); ?>${PAGE}`],
    ['says so in Java', `<%@ page contentType="text/html;charset=UTF-8" %>${PAGE}`],
    ['says something else', `<?php header('Location: /'); ?>${PAGE}`],
    ['holds what it writes back for a while', `<?php ob_start(); ?>${PAGE}<?php ob_end_flush(); ?>`],
    ['has it packed', `<?php ob_start("ob_gzhandler"); ?>${PAGE}`],
    ['asks another server', `<?php $a = ['http' => ['header' => 'Content-Type: application/json']]; ?>${PAGE}`],
    ['is none, but a text on it', `<p>ob_get_clean() and header("Content-Type: text/plain")</p><?= $a ?>${PAGE}`],
  ])('negative control: %s', (_title, canvas) => {
    expect(fixes(canvas)).toEqual(['safe']);
  });
});
