import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, serverOf, sessionOf, textsOf } from './previews.js';

const ABOUT = { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' };
const CONTACTS = { phone: { kind: 'phone', value: '+39 06 1234567' } };

async function shop(state: object) {
  const folder = folderOf({ 'site.json': JSON.stringify({ site: ABOUT, ...state }), 'pages/a.html': '<p>a</p>' });
  const { session } = await sessionOf(folder, { site: join(folder, 'site.json') });
  return serverOf(session);
}

describe('the words of a preview', () => {
  test('name a theme where there is one', async () => {
    const { ask } = await shop({ theme: { name: 'Plain', version: '2.1.0' } });
    const { body } = await ask('/manifest');
    expect(textsOf(body, 'quiet')[0]).toBe('Theme Plain 2.1.0, components of version 1.0.0');
  });

  test('name none where there is none', async () => {
    const { ask } = await shop({});
    const { body } = await ask('/manifest');
    expect(textsOf(body, 'title')[0]).not.toMatch(/theme|static|contract/i);
    expect(textsOf(body, 'quiet')[0]).toBe('Components of version 1.0.0');
  });

  test('say what an attribute takes, and what is without it', async () => {
    const { ask } = await shop({ contacts: CONTACTS });
    const types = new Set(textsOf((await ask('/manifest')).body, 'quiet'));
    for (const words of [
      'A name',
      'A name. Without it: default',
      '“true” or “false”. Without it: true for phone, email and whatsapp, else false',
      'A whole number. Without it: 0',
      'Class names with blanks between them. Without it: none',
    ]) {
      expect([...types]).toContain(words);
    }
    expect([...types].filter((words) => /\btokens\b|\bboolean\b|\bstring\b|default:/.test(words))).toEqual([]);
  });

  test('say what a revision, a note and an expanded component are', async () => {
    const { ask } = await shop({});
    const { body } = await ask('/');
    expect(textsOf(body, 'foot')[0]).toMatch(
      /Site revision [0-9a-f]{32}: another one whenever the site has changed\.$/,
    );
    const [legend = ''] = textsOf(body, 'legend');
    expect(legend).toMatch(/Notes.+Expandedcomponents that were replaced by what the site has/);
    const canvas = (await ask('/canvas/a.html')).body;
    expect(canvas.split('title="With what the site has in place of the components"')).toHaveLength(3);
  });
});
