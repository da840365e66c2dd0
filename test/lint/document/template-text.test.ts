import { describe, expect, test } from 'vitest';
import { templateText } from '../../../src/lint/document/template-text.js';

/** What the parser reads, with the code in tags that may write attributes. */
function read(source: string): { text: string; inTags: string[] } {
  const { text, inTags } = templateText(source);
  expect(text.length).toBe(source.length);
  return { text, inTags: inTags.map(({ start, end }) => source.slice(start, end)) };
}

describe('what a parser reads of a template', () => {
  test.each([
    ['a block of PHP is one comment', '<?php if ($a->b) ?><p>', '<?php if ($a- b) ?><p>'],
    ['its mark in a text ends nothing', `<?= "?>" . '\\'?>' ?>>`, `<?= "? " . '\\'? ' ?>>`],
    ['nor in a comment of several lines', '<?php /* ?> */ ?>>', '<?php /* ?  */ ?>>'],
    ['it does in one of a single line', '<?php // a ?>>', '<?php // a ?>>'],
    ['a quote in a comment begins no text', "<?php # don't\n ?>>", "<?php # don't\n ?>>"],
    ['without an end it is all the rest', '<p><?php a(); // ->\n->b', '<p><?php a(); // - \n- b'],
    ['a text that never ends is none', "<?php don't ?><p>", "<?php don't ?><p>"],
    ['another instruction is left alone', '<?xml a="?>"?>', '<?xml a="?>"?>'],
    ['code in text is left alone', '<p>{{ a > b }}<% c > d %></p>', '<p>{{ a > b }}<% c > d %></p>'],
    ['code in a value ends no value, and says nothing', '<a b="<?= $c["d"] ?>">', '<a b="<?=---------?>">'],
    ['other quotes neither', `<a b='{{ "c" }}'>`, `<a b='{{-----}}'>`],
    ['a value without quotes', '<a b={{ c > d }}e f>', '<a b={{-------}}e f>'],
    ['what is written beside code in a value is left alone', '<a b="c {{ d }} e">', '<a b="c {{---}} e">'],
    ['a comment is blank', '<p>{# <b> #}{{! c }}<%# d %></p>', `<p>${' '.repeat(25)}</p>`],
    ['a comment in a script is none', '<script>{# a #}</script>', '<script>{# a #}</script>'],
    ['a comment without an end is none', '<p>{# <b>{{!-- {% comment %}', '<p>{# <b>{{!-- {% comment %}'],
    ['a tag in a comment', '<!-- <a {{ b }}> --><p>{{', '<!-- <a {{ b }}> --><p>{{'],
    ['a tag in a script', '<script>a<b {{ c }}></script><p>', '<script>a<b {{ c }}></script><p>'],
    ['a mark without an end', '<a b="{{" c>', '<a b="{{" c>'],
    ['no code at all', '<a b="{c}" @click="d()">', '<a b="{c}" @click="d()">'],
  ])('%s', (_what, source, text) => {
    expect(read(source)).toEqual({ text, inTags: [] });
  });

  test.each([
    ['PHP', '<a <?php if ($b > 1): ?> c<?php endif ?>>', ['<?php if ($b > 1): ?>', '<?php endif ?>']],
    ['Twig', '<a{{ b }} {% if c > d %}e="f"{% endif %}>', ['{{ b }}', '{% if c > d %}', '{% endif %}']],
    [
      'Handlebars',
      '<a {{#if b}}c="d"{{/if}} {{{e}}} {{!-- } --}}>',
      ['{{#if b}}', '{{/if}}', '{{{e}}}', '{{!-- } --}}'],
    ],
    ['ERB', '<a <% if b > c %>d="e"<% end %>>', ['<% if b > c %>', '<% end %>']],
    ['Blade', '<a @if (b(")") > 1) c="d" @endif {!! $e !!}>', ['@if (b(")") > 1)', '@endif', '{!! $e !!}']],
    ['a template string', `<a \${b > c}>`, [`\${b > c}`]],
  ])('code of %s between attributes is blank', (_language, source, code) => {
    const blank = code.reduce((text, each) => text.replace(each, ' '.repeat(each.length)), source);
    expect(read(source)).toEqual({ text: blank, inTags: code });
  });

  test('code that is a part of a name stays one', () => {
    expect(read('<a data-{{ b }}="c" {{ d }}="e" <?= $f ?>-g>').text).toBe(
      '<a data-{{___}}="c" {{___}}="e" {{_____}}-g>',
    );
  });
});
