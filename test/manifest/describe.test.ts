import { describe, expect, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import { describeSite } from '../../src/manifest/describe.js';
import { estimateTokens } from '../../src/manifest/fit.js';
import { parseSite } from '../../src/site/parse.js';
import { hugeState } from '../support/generated-sites.js';
import { readSite } from '../support/sites.js';

const small = buildManifest(readSite('small-business'));

describe('the description of a site', () => {
  test('has what a writer needs to know', () => {
    expect(describeSite(small)).toMatchObject({
      site: { language: 'it' },
      contacts: { phone: { kind: 'phone', value: '+390550123456' } },
      assigned_locations: { topic: { label: 'Menù principale' } },
      form_providers: { provider_contact_form: { status: 'selected' } },
    });
    expect(describeSite(small)).not.toHaveProperty('left_out_for_length');
  });

  test.each([1500, 3000, 6000, 20_000])('stays within %d tokens, and names what has no room', (tokens) => {
    const description = describeSite(buildManifest(parseSite(hugeState(200, 'Lorem '))), { tokens });
    expect(estimateTokens(JSON.stringify(description))).toBeLessThanOrEqual(tokens);
    expect(description).toHaveProperty('left_out_for_length');
  });

  test('needs room for the contract of the components', () => {
    expect(() => describeSite(small, { tokens: 10 })).toThrow('Unexpected budget of 10 tokens');
  });
});
