import { describe, test } from 'vitest';
import { COMPONENTS } from '../../src/component/table.js';
import { parseSite } from '../../src/index.js';
import { RULES } from '../../src/lint/index.js';
import type { RouteTable } from '../../src/server/api/route.js';
import { THEME_ROUTES } from '../../src/server/theme/routes.js';
import { expectBetween } from './expect-example.js';

/** The table of the linter's rules. */
function ruleTable(): string {
  const rows = RULES.map(({ id, severity, docs: { summary, incorrect } }) => {
    const isFixable = incorrect.some(({ code, fixed }) => fixed !== code);
    return `| \`${id}\` | ${severity} | ${isFixable ? 'yes' : ''} | ${summary.replace(/^Reports |\.$/g, '')} |`;
  });
  return ['| rule | severity | fixes | reports |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The component reference, made of the attribute tables. */
function reference(): string {
  const bare = parseSite({
    site: { name: '', description: '', url: 'https://site.example', language: 'en' },
    theme: { name: '', version: '1.0.0' },
  });
  return Object.values(COMPONENTS)
    .map(({ tag, summary, replaces, whenEmpty, contract }) => {
      const rows = Object.entries(contract).map(([name, { type, required, default: preset, description, values }]) => {
        const allowed =
          type === 'string' && values
            ? values(bare)
                .map((value) => ` \`${value}\``)
                .join(',')
            : '';
        const what = `${description}${allowed === '' ? '' : `:${allowed}`}`;
        return `| \`${name}\` | ${type} | ${required ? '**required**' : (preset ?? '')} | ${what} |`;
      });
      const table = ['| attribute | type | default | what it says |', '| --- | --- | --- | --- |', ...rows].join('\n');
      return `## ${tag}\n\n${summary} It stands for: ${replaces.charAt(0).toLowerCase()}${replaces.slice(1)}.\n${whenEmpty}.\n\n${table}`;
    })
    .join('\n\n');
}

/** The routes of the Theme API. */
function routeTableOf(routes: RouteTable): string {
  const rows = Object.values(routes).map((route) => {
    const { method, path, summary, scope, effect, isConfirmed, confirmedWhen, status = 200, resultName } = route;
    const confirmed = isConfirmed ? [', confirmed', confirmedWhen ?? ''].join(' ').trimEnd() : '';
    const how = `${effect}${confirmed}`;
    const answer = `${status} \`${resultName}\``;
    return `| ${method} | \`${path}\` | ${summary} | ${answer} | ${scope === undefined ? 'public' : `\`${scope}\``} | ${how} |`;
  });
  return [
    '| method | path | what it does | answer | scope | effect |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

describe('the READMEs have the tables that the code makes', () => {
  test('of the rules', () => expectBetween('src/lint/README.md', 'rules', ruleTable()));

  test('of the routes of the Theme API', () =>
    expectBetween('src/server/theme/README.md', 'routes', routeTableOf(THEME_ROUTES)));

  test('of the components and their attributes', () =>
    expectBetween('src/component/README.md', 'components', `\n${reference()}\n`));
});
