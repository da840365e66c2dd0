import { expect, test } from 'vitest';
import { openApiOf } from '../../../src/server/api/openapi.js';
import { findOperations, operationsOf } from '../../../src/server/mcp/operations/catalogue.js';
import { themeInfo } from '../../../src/server/theme/openapi-info.js';
import { THEME_ROUTES } from '../../../src/server/theme/routes.js';

const operations = operationsOf(JSON.parse(JSON.stringify(openApiOf(THEME_ROUTES, themeInfo('/theme/v1')))));

test.each([
  ['undo a change', 'takeBackChange'],
  ['revert release', 'takeBackRelease'],
  ['remove a page', 'deletePage'],
  ['publish the site', 'deploy'],
  ['history of a document', 'listRevisions'],
  ['change the colour scheme', 'saveOptions'],
  ['static files', 'deploy'],
  ['export as html', 'deploy'],
  ['launch the website', 'deploy'],
  ['footer', 'putCanvas'],
  ['edit the header', 'patchCanvas'],
  ['blog', 'createPage'],
  ['write a blog post', 'createPage'],
  ['upload a picture', 'uploadFile'],
  ['analytics snippet', 'createCodeSlot'],
  ['email address', 'patchSite'],
  ['is the site accessible', 'getCompliance'],
])('%s: %s is among the first', (query, id) => {
  expect(findOperations(operations, query, 5).map((each) => each.id)).toContain(id);
});

test('how a site is put online as static files is the first of all', () => {
  expect(findOperations(operations, 'put site online as static files', 3)[0]?.id).toBe('deploy');
});

test('negative control: words that no operation has find none', () => {
  expect(findOperations(operations, 'xylophone', 5)).toEqual([]);
});
