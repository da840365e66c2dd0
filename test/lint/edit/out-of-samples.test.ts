import { describe, expect, test } from 'vitest';
import { lint } from '../../../src/lint/index.js';
import { MANIFEST } from '../support.js';

const MAIL = 'ciao@osteriacorniolo.example';
const SAID = `<p>Call +39 06 9999 8888</p><a href="mailto:${MAIL}">${MAIL}</a> <p>${MAIL}</p><x-contact field="nothing"></x-contact>`;
/** A token of the form that a service gives out. */
const SECRET = `<p>ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}</p>`;

const found = (canvas: string) => lint(canvas, MANIFEST, { rules: { 'logo-required': 'off' } }).map(({ rule }) => rule);

const SAMPLES = [
  ['{% highlight html %}', '{% endhighlight %}'],
  ['{%- highlight html linenos -%}', '{%- endhighlight -%}'],
  ['{% codeblock lang:html %}', '{% endcodeblock %}'],
  ['{% prism html %}', '{% endprism %}'],
  ['{% code %}', '{% endcode %}'],
  ['{{< highlight html >}}', '{{< /highlight >}}'],
  ['{{% highlight html "linenos=table" %}}', '{{% /highlight %}}'],
  ['{{#code}}', '{{/code}}'],
  ['{{#highlight "html"}}', '{{/highlight}}'],
  ['[code]', '[/code]'],
  ['[code lang="html"]', '[/code]'],
  ['[sourcecode language="html"]', '[/sourcecode]'],
  ['[highlight]', '[/highlight]'],
] as const;

describe.each(SAMPLES)('what stands between %s and %s is code', (open, close) => {
  test('nothing in it is found', () => {
    expect(found(`<div>${open}${SAID}${close}</div>`)).toEqual([]);
  });

  test('a secret is', () => {
    expect(found(`<div>${open}${SECRET}${close}</div>`)).toEqual(found(`<div>${SECRET}</div>`));
  });

  test('negative control: before it, behind it, and without an end, all is found', () => {
    const all = found(`<div>${SAID}</div>`);
    expect(all.length).toBeGreaterThan(2);
    expect(found(`<div>${SAID}</div><div>${open}a${close}</div>`)).toEqual(all);
    expect(found(`<div>${open}a${close}</div><div>${SAID}</div>`)).toEqual(all);
    expect(found(`<div>${open}</div><div>${SAID}</div>`)).toEqual(all);
  });
});

test.each([
  ['a condition', '{% if code %}', '{% endif %}'],
  ['a variable', '{{ code }}', '{{ code }}'],
  ['a section of another name', '{{#codes}}', '{{/codes}}'],
  ['a property', '{{#code.valid}}', '{{/code.valid}}'],
  ['a shortcode of another name', '[codes]', '[/codes]'],
  ['a word in brackets', '[code] and', 'and [code]'],
])('negative control: %s is no sample', (_what, open, close) => {
  expect(found(`<div>${open}<p>Call +39 06 9999 8888</p>${close}</div>`)).toEqual(['no-invented-contact']);
});

test('no fix takes a sample away', () => {
  const link = (text: string) => `<p><a href="mailto:${MAIL}">${text}</a></p>`;
  const fixes = (canvas: string) =>
    lint(canvas, MANIFEST).flatMap(({ rule, fix }) => (rule === 'no-static-contact' && fix ? [fix] : []));
  expect(fixes(link(MAIL)).length).toBeGreaterThan(0);
  expect(fixes(link(`[code]${MAIL}[/code]`))).toEqual([]);
});
