import { describe, expect, it } from 'vitest';
import { HAS_PHP } from '../support/programs.js';
import { startPhp } from './php.js';

const KEPT = '{"name":"Luna"}';

/** What the front page gets of this, and what is told of it. */
async function outcome(asked: object): Promise<unknown> {
  const php = startPhp('structured-data-driver.php');
  try {
    const [answer] = await php.ask([{ shown: true, kept: KEPT, filter: '', answers: true, ...asked }]);
    return answer;
  } finally {
    php.stop();
  }
}

function script(json: string): string {
  return `<script type="application/ld+json">${json}</script>\n`;
}

const NONE = 'The front page has none';
const BY_FILTER = `${NONE} because of the filter inlay_structured_data: `;

/** Nothing printed, nothing told but to who looks. */
function none(line: string) {
  return { printed: '', told: [], logged: [], line };
}

describe.runIf(HAS_PHP)('structured data in WordPress', () => {
  it.each<[string, object, unknown]>([
    ['without a filter', {}, { ...none('The front page has them.'), printed: script(KEPT) }],
    [
      'with more by a filter',
      { filter: 'more' },
      { ...none('The front page has them.'), printed: script('{"name":"Luna","slogan":"\\u003cb>"}') },
    ],
    ['that a filter does not want', { filter: 'null' }, none(`${BY_FILTER}it wants none.`)],
    ['of which a filter leaves nothing', { filter: 'empty' }, none(`${BY_FILTER}it wants none.`)],
    ['that are off', { shown: false }, none(`${NONE}: that is off under Settings > Inlay.`)],
    ['not made yet', { kept: '' }, none(`${NONE} yet: the daemon makes them when a visitor views it.`)],
    [
      'never made',
      { kept: '', answers: false },
      none(`${NONE}: the daemon does not answer, and has not made any before.`),
    ],
    [
      'of a state that is refused',
      { kept: '', problem: 'no' },
      none(`${NONE}: the daemon refuses the state of the site.`),
    ],
    ['made before the daemon went', { answers: false }, { ...none('The front page has them.'), printed: script(KEPT) }],
    ['that are junk', { kept: '<b>' }, none(`${NONE} yet: the daemon makes them when a visitor views it.`)],
  ])('%s', async (_, asked, expected) => {
    expect(await outcome(asked)).toEqual(expected);
  });

  it.each([
    ['text', 'string'],
    ['false', 'bool'],
    ['object', 'stdClass'],
  ])('made a %s by a filter are told as WordPress tells developers', async (filter, type) => {
    const mistake = `Unexpected ${type}, expected an array, or null to have none.`;
    const told = `inlay_structured_data: ${mistake} (0.1.0)`;
    expect(await outcome({ filter })).toEqual({ ...none(BY_FILTER + mistake), told: [told, told] });
  });

  it.each([
    ['throws', 'no %s luck'],
    ['NaN', 'Inf and NaN cannot be JSON encoded'],
  ])('are logged once where a filter %s', async (filter, message) => {
    const logged = [`Inlay: the front page has no structured data: ${message}\n`];
    expect(await outcome({ filter })).toEqual({ ...none(BY_FILTER + message), logged });
  });
});
