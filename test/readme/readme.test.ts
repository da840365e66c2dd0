import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../support/folders.js';
import { blocksOf, filesOf } from './blocks.js';
import { UPDATE } from './expect-example.js';
import { play } from './play.js';
import { FOR_USERS, readReadme } from './readmes.js';
import { ADAPTER_EXAMPLES, adapters } from './suite-adapters.js';
import { HTTP_EXAMPLES, http } from './suite-http.js';
import { LINT_EXAMPLES, linting } from './suite-lint.js';
import { NOT_RUN, OTHER_EXAMPLES, others } from './suite-other.js';
import { SERVER_EXAMPLES, SERVER_NOT_RUN, server } from './suite-server.js';
import { TESTING_EXAMPLES, testing } from './suite-testing.js';
import { type User, user } from './user.js';

let somebody: User;

beforeAll(async () => {
  somebody = await user();
});
afterAll(() => somebody?.leave());

describe('every command and example of the READMEs, as a user of npm in an empty folder', () => {
  test.each(FOR_USERS)('%s', async (path) => {
    const readme = readReadme(path);
    const isRoot = path === 'README.md';
    const { problems, text } = await play(somebody, path, readme, { isReal: isRoot });
    if (UPDATE) writeFileSync(`${ROOT}${path}`, text);
    expect(UPDATE ? problems.filter((problem) => !problem.includes(' shows\n')) : problems).toEqual([]);
  });

  test('each example that is run by a test of its own has one, and what is not run has a reason', () => {
    const named = FOR_USERS.flatMap((path) => blocksOf(readReadme(path)).flatMap(({ info }) => info['example'] ?? []));
    const known = [ADAPTER_EXAMPLES, HTTP_EXAMPLES, LINT_EXAMPLES, OTHER_EXAMPLES, SERVER_EXAMPLES, TESTING_EXAMPLES];
    const notRun = [...Object.keys(NOT_RUN), ...Object.keys(SERVER_NOT_RUN)];
    expect(named.toSorted()).toEqual([...known.flat(), ...notRun].toSorted());
  });

  test('nothing is started in the background by npx, which keeps a signal to itself', () => {
    const inBackground = /^npx .*&$/m;
    const scripts = FOR_USERS.flatMap((path) => blocksOf(readReadme(path)).filter(({ language }) => language === 'sh'));
    expect(scripts.filter(({ code }) => inBackground.test(code))).toEqual([]);
    expect('npx inlay-server daemon --socket $socket &\nkill $!').toMatch(inBackground); // the negative control
  });
});

describe('the test of the READMEs sees', () => {
  const site = '```json file=site.json\n{}\n```\n';
  test.each([
    ['a command that fails', '```sh\nnpm install inlay\nnpx inlay lnt pages\n```\n', 'ended with 2'],
    [
      'a command of a package that nobody installed',
      '```sh\nnode_modules/.bin/inlay --version\n```\n',
      'ended with 127',
    ],
    ['a command that ends with 0 where it should find something', '```sh exit=1\ntrue\n```\n', 'ended with 0'],
    [
      'a path that only a clone has',
      '```sh\nnpm install inlay\nnode dist/cli/main.js --version\n```\n',
      'ended with 1',
    ],
    [
      'a file that is not shown',
      '```sh\nnpm install inlay\nnpx inlay manifest --site state.json\n```\n',
      'ended with 2',
    ],
    ['an output that is another', '```console\n$ cat site.json\n[]\n```\n', 'but this came of it'],
    [
      'an output of code that is another',
      '```js\nconsole.log(1);\n```\n\n```text output\n2\n```\n',
      'but this came of it',
    ],
    ['code that throws', "```js\nimport 'inlay';\n```\n", 'ended with 1'],
    ['code that nobody runs', '```ruby\nputs 1\n```\n', 'no test runs'],
  ])('%s', async (_what, text, problem) => {
    const { problems } = await play(somebody, 'README.md', site + text);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test('nothing wrong where nothing is', async () => {
    const text = `${site}\`\`\`console\n$ cat site.json\n{}\n\`\`\`\n`;
    expect(filesOf(text)).toEqual({ 'site.json': '{}\n' });
    expect(await play(somebody, 'README.md', text)).toEqual({ problems: [], text });
  });
});

const who = () => somebody;
adapters(who);
http(who);
linting(who);
others(who);
server(who);
testing(who);
