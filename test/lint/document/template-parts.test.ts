import { describe, expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import { templatePartsOf } from '../../../src/lint/document/template-parts.js';

/** The code of a source, and what stands in blocks of unknown place. */
function partsOf(source: string): { code: string[]; blocks: string[] } {
  const { code, blocks } = templatePartsOf(indexDocument(source));
  const written = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  return { code: code.map(written), blocks: blocks.map(written) };
}

describe('code of a template', () => {
  test.each([
    ['{{ a }} b {% c %}', ['{{ a }}', '{% c %}']],
    ['{% raw %}{{ a }}{% endraw %}{{ b }}', ['{% raw %}{{ a }}{% endraw %}', '{{ b }}']],
    ['@php a(")"); @endphp b', ['@php a(")"); @endphp']],
    ["@include('a', ['b' => ')']) c", ["@include('a', ['b' => ')'])"]],
    ["@push('a') b @endpush @show", ["@push('a')", '@endpush', '@show']],
    ["<script>@if ($a) a('{{ b }}') @endif</script>", ['@if ($a)', '{{ b }}', '@endif']],
  ])('in %s', (source, code) => {
    expect(partsOf(source).code).toEqual(code);
  });

  test.each([
    '<style>@media (min-width: 1px) {} @import url("a.css"); @supports(a: b) {}</style>',
    '<p>a@b.example (c) @luna (d)</p>',
    '{{ a',
    '{#if a}b{/if}',
    '<a @click="b(c)">',
    '@luna(a',
  ])('is not in %s', (source) => {
    expect(partsOf(source).code).toEqual([]);
  });
});

test.each([
  ['{% block a %}b{% block c %}d{% endblock %}{% endblock %}', ['d', 'b{% block c %}d{% endblock %}']],
  ["{% block a 'b' %}{% block c %}d{% endblock %}", ['d']],
  ['{% if a %}b{% endif %}{% for a in b %}c{% endfor %}', []],
  ['<% content_for :a do %><% if b %>c<% end %><% end %><% b.each do |c| %>d<% end %>', ['<% if b %>c<% end %>']],
  ['<%= title_tag do %>a<% end %><%= b %>c<% end %>', ['a']],
  ["@section('a', 'b') @section('c')d @stop @push('e')f @endpush", ['d ', 'f ']],
])('blocks of unknown place in %s', (source, blocks) => {
  expect(partsOf(source).blocks).toEqual(blocks);
});
