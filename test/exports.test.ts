import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as eleventy from '../src/adapters/eleventy.js';
import * as express from '../src/adapters/express.js';
import * as fastify from '../src/adapters/fastify.js';
import * as hono from '../src/adapters/hono.js';
import * as vite from '../src/adapters/vite.js';
import * as canvasRun from '../src/canvas/run/index.js';
import * as http from '../src/http/index.js';
import * as httpNode from '../src/http/node.js';
import * as inlay from '../src/index.js';
import * as lint from '../src/lint/index.js';
import * as rehype from '../src/rehype/index.js';
import * as testing from '../src/testing/index.js';
import { VERSION } from '../src/version.js';
import { ROOT } from './support/folders.js';

test('the public names are these', () => {
  expect(Object.keys(inlay).sort()).toEqual([
    'InlayError',
    'acceptManifest',
    'bake',
    'bakedSchema',
    'brief',
    'buildManifest',
    'compile',
    'fitManifest',
    'locate',
    'manifestSchema',
    'parseBaked',
    'parseManifest',
    'parseSite',
    'render',
    'run',
    'siteOf',
    'siteSchema',
    'staleness',
    'structuredData',
    'structuredDataSchema',
    'structuredDataScript',
  ]);
  for (const plugin of [rehype, express, fastify, hono, vite, eleventy])
    expect(Object.keys(plugin)).toEqual(['default']);
  expect(Object.keys(canvasRun).sort()).toEqual(['InlayError', 'run']);
  expect(Object.keys(http)).toEqual(['createHandler', 'performTask']);
  expect(Object.keys(httpNode)).toEqual(['createHandler', 'toNodeListener']);
  expect(Object.keys(lint).sort()).toEqual([
    'FORMATS',
    'FORMAT_NAMES',
    'PRESETS',
    'RULES',
    'addCounts',
    'applyFixes',
    'countFile',
    'defineRule',
    'formatFindings',
    'lint',
    'lintAndFix',
    'lintVFile',
    'noFindings',
    'rulePage',
    'testsOf',
    'toVFileMessages',
  ]);
  expect(Object.keys(testing).sort()).toEqual([
    'PROPERTIES',
    'PropertyError',
    'assertPage',
    'assertRenderer',
    'canvases',
    'checkRenderer',
    'expandsEverything',
    'followsContract',
    'hasAccessibleNames',
    'isReadableInSource',
    'isStable',
    'leaksNothing',
    'manifests',
    'preservesAuthorBytes',
    'requests',
    'siteStates',
    'sites',
    'usesOnlyConfiguredResources',
    'wildCanvases',
  ]);
});

test('the entries of the package are these', () => {
  const { exports, bin } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  expect(Object.keys(exports)).toEqual([
    '.',
    './run',
    './rehype',
    './lint',
    './http',
    './http/node',
    './testing',
    './express',
    './fastify',
    './hono',
    './vite',
    './eleventy',
    './styles.css',
    './internal/*.js',
    './package.json',
  ]);
  expect(Object.keys(bin)).toEqual(['inlay']);
});

test('both packages have one version, and the server needs the library in just that', () => {
  const own = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  const server = JSON.parse(readFileSync(`${ROOT}src/server/package.json`, 'utf8'));
  expect([own.version, server.version, server.dependencies.inlay]).toEqual([VERSION, VERSION, VERSION]);
  expect(Object.keys(server.bin)).toEqual(['inlay-server']);
});
