import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Breakage } from '../fuzz/breakages.js';
import { ROOT } from '../support/folders.js';
import { HAS_PHPUNIT, PHPUNIT } from '../support/programs.js';
import { withBrokenLibrary } from './broken-library.js';

const run = promisify(execFile);

/** Each takes a check away, and names the tests that must see it. */
const TWINS: readonly (Breakage & { tests: string })[] = [
  {
    name: 'files of the store are run whatever their tag',
    file: 'lib/Store/PhpFile.php',
    find: '&& (($trustsOpcache',
    replace: '&& (true || ($trustsOpcache',
    tests: 'PhpFileStoreTest::testNeverRunsWhatSomebodyElseWrote',
  },
  {
    name: 'links in the store are followed',
    file: 'lib/Store/PhpFile.php',
    find: "@filetype($path) === 'file'",
    replace: 'is_file($path)',
    tests: 'PhpFileStoreTest::testDoesNotFollowALink',
  },
  {
    name: 'tags need no secret',
    file: 'lib/Store/Seal.php',
    find: 'hash_hmac(\'sha256\', "file\\n$key\\n$payload", $this->secret)',
    replace: 'hash(\'sha256\', "file\\n$key\\n$payload")',
    tests: 'PhpFileStoreTest::testNeverRunsWhatSomebodyElseWrote',
  },
  {
    name: 'others may write to the folder',
    file: 'lib/Store/PrivateFolder.php',
    find: 'WRITABLE_FOR_OTHERS = 0022',
    replace: 'WRITABLE_FOR_OTHERS = 0',
    tests: 'PhpFileStoreTest::testKeepsNothingInAFolderThatOthersCanWriteTo',
  },
  {
    name: 'fallback content is in the canvas',
    file: 'lib/Locator/Regions.php',
    find: 'return $inlay->end > $inlay->openEnd ? "$tag</$inlay->tag>" : $tag;',
    replace: 'return substr($html, $inlay->start, $inlay->end - $inlay->start);',
    tests: 'ExpanderTest::testKeepsNothingOfThePagesText',
  },
  {
    name: 'attributes of a paragraph are in the canvas',
    file: 'lib/Locator/Regions.php',
    find: '$bytes = Region::PARAGRAPH;',
    replace: '$bytes = substr($html, $paragraph->start, $tag + 1);',
    tests: 'ExpanderTest::testKeepsNothingOfThePagesText',
  },
  {
    name: 'whole pages are kept',
    file: 'lib/Expander/Kept.php',
    find: 'if (!self::isPage($key)) {\n            $this->store->set(',
    replace: 'if (true) {\n            $this->store->set(',
    tests: 'ExpanderTest::testKeepsNothingOfThePagesText',
  },
  {
    name: 'a store that is only read writes',
    file: 'lib/ReadOnlyStore.php',
    find: '$this->own[$key] = $value;',
    replace: '$this->store->set($key, $value);',
    tests: 'ReadOnlyStoreTest::testWritesNothing',
  },
  {
    name: 'baked canvases are taken as they come',
    file: 'lib/Client/BakedShape.php',
    find: '(new self())->canvas($baked, $source);',
    replace: '',
    tests: 'ClientTest::testTakesNothingForABakedCanvasThatIsNone',
  },
  {
    name: 'findings are taken as they come',
    file: 'lib/Client/Finding.php',
    find: 'public static function areAll(mixed $findings): bool\n    {',
    replace: 'public static function areAll(mixed $findings): bool\n    {\n        return true;',
    tests: 'ClientTest::testTakesNoFindings',
  },
  {
    name: 'structured data is taken as it comes',
    file: 'lib/Client/MadeOfSite.php',
    find: 'if (!$isText || Json::decoded($json) === null) {',
    replace: 'if (!is_string($json)) {',
    tests: 'ClientTest::testTakesNoFindings',
  },
  {
    name: 'redirects are followed',
    file: 'lib/Client/Transport.php',
    find: 'CURLOPT_FOLLOWLOCATION => false',
    replace: 'CURLOPT_FOLLOWLOCATION => true',
    tests: 'ClientTest::testFollowsNoRedirect',
  },
  {
    name: 'answers are decoded whatever memory that takes',
    file: 'lib/Client/Json.php',
    find: 'return $bytes <= self::MAX_DECODED_BYTES;',
    replace: 'return true;',
    tests: 'ClientTest::testReadsNoMoreOfAnAnswerThanThereIsMemoryFor',
  },
];

/** Whether PHPUnit passes with the library of a folder. */
async function passes(folder: string, tests: string): Promise<boolean> {
  const args = [PHPUNIT, '-c', 'test/php/phpunit.xml', '--filter', tests];
  const env = { ...process.env, INLAY_PHP: folder };
  const output = await run('php', args, { cwd: ROOT, env }).then(
    ({ stdout }) => stdout,
    ({ stdout }) => String(stdout),
  );
  expect(output).toMatch(/\n(?:OK|FAILURES!|ERRORS!)/);
  return /\nOK \(/.test(output);
}

describe.skipIf(!HAS_PHPUNIT)('what the PHP package trusts (skipped where phpunit is missing)', () => {
  test.each(TWINS)('negative control: $name', async (twin) => {
    expect(await passes(`${ROOT}src/php`, twin.tests)).toBe(true);
    expect(await withBrokenLibrary(twin, (folder) => passes(folder, twin.tests))).toBe(false);
  });
});
