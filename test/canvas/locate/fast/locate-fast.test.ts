import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { locateExact } from '../../../../src/canvas/locate/exact/locate-exact.js';
import { locateFast } from '../../../../src/canvas/locate/fast/locate-fast.js';
import { caseOf } from '../../../fuzz/case.js';
import { FIXTURES } from '../../../support/folders.js';

/** Canvases that the scan must answer for, by what is in them. Each holds a component that it finds or must not find. */
const CERTAIN: Record<string, string[]> = {
  'components of every form': [
    '<x-logo></x-logo>',
    '<x-logo/>',
    '<x-logo>',
    '<x-logo >text</x-logo\n>',
    '<X-Logo></X-LOGO>',
    '<X-MENU/>',
    '\ufeff<x-logo></x-logo>',
    '\ufeff<!doctype html><tr><td><x-contact/>',
    '<x-menu><ul><li>a</li></ul></x-menu>',
    '<x-menu><b>a</b></x-menu><x-logo/>',
    '<div><x-menu></div><x-menu><i>a</i></x-menu>',
    '<x-menu><div></x-menu></div></x-menu>',
    '<x-menu><x-logo><i>a</i></x-logo></x-menu>',
    '<x-menu><x-logo><i>a</i></x-menu></x-logo>',
    '<x-menu><x-menu></x-menu>',
    '<x-logo></x-logoo>',
    '<x-logos></x-logos><x-logo-x/>',
    '<x-logo',
    '<x-logo a="',
    '<b',
    '<x-logo/><b',
    '<x-logo/><!-- <x-logo/>',
    '</x-logo><x-logo/>',
  ],
  attributes: [
    '<x-menu location="a" class="b c"/>',
    "<x-menu location='a' b=c d = \"e\" f = 'g' h=i/j k>",
    '<x-menu A="&amp;" a="b" __proto__="c" constructor=d>',
    '<x-menu a="1"b="2">',
    '<x-menu ="a" =b>',
    '<x-menu a=>',
    '<x-menu/a/>',
    '<x-menu a=b/>',
    '<x-menu a="\r\n\0"/>',
    '<x-menu a=b"/>',
    '<x-menu a=b" />',
    '<x-menu a b>',
    '<x-menu\va=b/>',
    '<div title="<x-logo>"><x-logo/>',
    "<div title='a>\"'><x-logo/>",
    '<div title="a>" b="c>"><x-logo/>',
    '<div title=">"><x-logo/>',
    '<div title= "><x-logo/>"><x-logo/>',
    '<div title ="a"><x-logo/>',
    '<div title="><x-logo/>',
    '<div a="b" / c="d"/ ><x-logo/>',
    "<div title='a><x-logo/>",
    '<div title=a"b\'c><x-logo/>',
    '<div\ttitle\n=\f"a">\r<x-logo/>',
    '<div <b><x-logo/>',
    '<div a',
    '<x-logo/><div a=',
  ],
  'comments and declarations': [
    '<!doctype html><x-logo/>',
    '<!-- <x-logo> --><x-logo/>',
    '<!--><x-logo/>',
    '<!---><x-logo/>',
    '<!--a--!><x-logo/>',
    '<!--!><x-logo/>-->',
    '<!---!><x-logo/>-->',
    '<!a <x-logo/>><x-logo/>',
    '<?a <x-logo/>?><x-logo/>',
    '</><x-logo/>',
    '</ <x-logo/>',
    '</3><x-logo/>',
    '< x-logo/><x-logo/>',
    '<3<x-logo/>',
    '<![CDATA[<x-logo/>]]><x-logo/>',
    '<x-logo/><',
    '<x-logo/></',
  ],
  'raw text': [
    '<script><x-logo/></script><x-logo/>',
    '<script><!-- <x-logo/> --></script><x-logo/>',
    '<script>"</scripts>" <x-logo/></script ><x-logo/>',
    '<SCRIPT></Script a="b>"><x-logo/>',
    '<style>a{}</style/><x-logo/>',
    '<textarea><x-logo/></textarea><x-logo/>',
    '<title><x-logo/></title><x-logo/>',
    '<p>a<xmp><x-logo/></xmp><x-contact/>',
    '<noscript><x-logo/></noscript><x-logo/>',
    '<iframe><x-logo/></iframe><noembed><x-logo/></noembed><noframes><x-logo/></noframes><x-logo/>',
    '<script><x-logo/>',
    '<x-logo/><script></script',
    '<style><!--<script></style><x-logo/>',
    '<textarea><!-- <script> </textarea><x-logo/>',
    '<script>a<script</script><x-logo/>',
    '<script><script><!--</script><x-logo/>',
    '<script><!-- a</script><script>b</script><x-logo/>',
    '<p>a<style></style><x-contact/></p>',
  ],
  context: [
    '<a href="/"><x-logo/></a><x-logo/>',
    '<nav><x-menu/></nav><x-menu/>',
    '<p>a<x-contact/></p><x-contact/>',
    '<p>a<div><x-contact/>',
    '<p>a<h1><x-contact/></h1><x-contact/>',
    '<p>a<hr><x-contact/>',
    '<p><button><x-contact/></button><x-contact/></p>',
    '<form><x-addon/></form><x-addon/>',
    '<form><x-addon/><form></form><x-addon/>',
    '</form><x-addon/>',
    '<div><form></div><x-addon/></form><x-addon/>',
    '<form><p></form><x-addon/>',
    '<address><x-contact/></address><x-contact/>',
    '<span><x-contact/></span><x-contact/>',
    '<label><x-contact/><div><x-contact/></div></label><x-contact/>',
    '<abbr><x-contact/></abbr><foo-bar><x-contact/></FOO-bar><x-contact/>',
    '<foo\u00e9><span></foo\u00e9><x-contact/>',
    '<foo\0><span></foo\ufffd><x-contact/>',
    '<foo><span></fo><x-contact/></foo><x-contact/>',
    '<averylongname><span></averylongname><x-contact/>',
    '<blockquote><span></blockquotee><x-contact/>',
    '<span><foo></span><x-contact/></foo>',
    '<a>a<a><x-logo/></a></a>',
    '<b><span></b><x-contact/>',
    '<b><b><x-contact/></b><x-contact/></b>',
    '</b></i><x-contact/>',
    '<button><button><x-contact/></button><x-contact/>',
    '<button><b></b><div></button><x-contact/>',
    '<template><x-logo/></template><x-logo/>',
    '<a><template><a><x-logo/></a></template><x-logo/></a>',
    '</template><x-logo/>',
    '<template><b></template><x-contact/>',
    '<form><template><x-addon/><form><x-addon/></form><x-addon/></template><x-addon/>',
    '<template><p></p></form><x-addon/></template>',
    '<object><b></object><x-contact/>',
    '<object><x-contact/></object></object><x-contact/>',
    '<h1><x-contact/></h2><x-contact/>',
    '<h1><div></h1><x-contact/>',
    '</h1></li></dd></p></div></br></body></html></td></img><x-contact/>',
    '<h1><h2><x-contact/>',
    '<span></div><x-contact/>',
    '<div><span></div><x-contact/>',
    '<image><br><img><input><x-logo/>',
    '<head><meta><link></head><body><x-logo/>',
    '<span\u0080><x-contact/></span\u0080><x-contact/>',
    '<template><form><span></form><x-contact/></template>',
    '<form><template></form></template><x-addon/></form>',
    '<span></form><x-contact/></span>',
    '<template></template><div><form></div><x-addon/>',
    '<h1><table><tr><td></h1><x-contact/></table>',
    '<span><foo><div></foo><x-contact/>',
    '<spané><x-contact/></spané><x-contact/>',
    '<button><nav><button><x-menu/>',
  ],
  lists: [
    '<ul><li><x-logo/><li><x-logo/></ul><x-logo/>',
    '<ul><li><span><li><x-contact/></ul>',
    '<ul><li><ul><li><x-contact/></ul><span></li><x-contact/>',
    '<li><div><p>a<li><x-contact/>',
    '<ol></li><span></ol><x-contact/>',
    '<li><span></li><x-contact/>',
    '<dl><dt><span><dd><x-contact/><dt><x-contact/></dl><x-contact/>',
    '<dl><dd><span></dd><x-contact/></dl>',
    '<dt><section><dd><x-contact/></section>',
    '<dl><dt><address><dd><x-contact/></dl>',
    '<dl><dd><address><dt><x-contact/></dl>',
    '<li><address><li><x-contact/>',
  ],
  'paragraphs of nothing but block-level components': [
    '<p><x-menu></x-menu></p><x-logo/>',
    '<p> <x-menu/><br/>\n<x-social></x-social> </p>',
    '<p><x-menu/><x-contact/></p>',
    '<p>a<x-menu/></p>',
    '<p><x-menu><i>a</i></x-menu></p>',
    '<p><button><p><x-menu/></p></button><x-social/></p>',
    '<nav><p><x-menu/></p></nav>',
    '\ufeff<p><x-menu/></p>',
    '<p><b></b><x-menu/><i></i></p>',
    '<p><x-social/><button><p><x-menu/></p></button></p>',
  ],
  tables: [
    '<table><tr><td><x-logo/></td></tr></table><x-logo/>',
    '<table><td><span><td><x-contact/><th><x-contact/></table><x-contact/>',
    '<table><thead><tr><th><span></th></thead><tbody><tr><td><x-contact/></tbody><tfoot><tr><td><x-contact/></tfoot></table>',
    '<table><caption><span><x-contact/></caption><x-contact/></table><x-contact/>',
    '<table><caption><b></table><x-contact/>',
    '<table><caption><span><tr><td><x-contact/></table>',
    '<table><caption><span></tr><x-contact/></table>',
    '<table><colgroup><col></colgroup><col><tr><td><x-contact/></table>',
    '<table><colgroup><template><x-contact/></template></col><tr><td><x-contact/>',
    '<table><colgroup><style></style><x-contact/></table>',
    '<table><colgroup></tr><td><x-contact/></table>',
    '<table><col><tr><td><x-contact/></td></table><x-contact/>',
    '<table><colgroup><colgroup><tr><td><x-contact/></table>',
    '<table><tr><td><b></td><td><x-contact/></table>',
    '<table><tr><td><b></tr><x-contact/></table>',
    '<table><tr><td></td></th></caption></table><x-contact/>',
    '<table><tr><td><span></th></caption></col><x-contact/></td></table>',
    '<table><tr><td><span></tfoot><x-contact/></tbody></table>',
    '<table><tbody><tr></tfoot></tr></tbody></td></tbody></tbody></table><x-contact/>',
    '<table><tr><td><span></table><x-contact/>',
    '<table><td>a</tbody><x-contact/></table>',
    '<table><tr><td>a</tbody><x-contact/></table>',
    '<table><td>a</tfoot><x-contact/></table>',
    '<table><thead><tr><td>a</thead><x-contact/></table>',
    '<table><thead><tr><td>a</tbody><x-contact/></table>',
    '<table><thead><tr><td>a<tbody><tr><td>b</thead><x-contact/></table>',
    '<table><tfoot><td>a<caption>b</caption><tr><td>c</tfoot><x-contact/></table>',
    '<table><thead><col><tr><td>a</thead><x-contact/></table>',
    '<table><thead><tr><tr><td>a</thead><x-contact/></table>',
    '<table><thead><td>a<td>b</thead><x-contact/></table>',
    '<nav><p>a<table></table><x-menu/></nav>',
    '\n <!DOCTYPE \n html\t><p>a<table></table><x-contact/>',
    '<table><colgroup></colgroup><x-contact/></table>',
    '<table><tr><td><table><tr><td><x-contact/></table><x-contact/></table>',
    '<table><x-logo/><tr><x-contact></x-contact><td></table><x-contact/>',
    '<nav><table><x-menu/></table></nav>',
    '<table><img><input><tr><br><td></table><x-contact/>',
    '<table><form><tr><td><x-addon/></form><x-addon/></table>',
    '</table></tr><x-contact/>',
    '<div></table></div><x-contact/>',
    '<!doctype html><p>a<table><tr><td><x-contact/></table>',
    '<p>a<table><tr><td><x-contact/></table>',
    '<!doctype html><tr><td><x-contact/>',
    '<!doctype html><col><x-contact/>',
    '<table><span></table>'.slice(0, 7),
    '<b><table></b></table><x-contact/>'.replace('</b>', ''),
  ],
  'select and options': [
    '<select><option><x-logo/><optgroup></option></select><x-logo/>',
    '<select><!-- <x-logo/> --></3><option>a</select><x-logo/>',
    '<select><x-menu></x-menu></select><x-logo/>',
    '<option><option><x-contact/></option><x-contact/>',
    '<optgroup><option><optgroup><x-contact/>',
    '<table><tr><td><select></select><x-contact/></table>',
    '<select><x-logo/>',
    '<select><![CDATA[></select><x-logo/>]]>',
  ],
  'foreign content': [
    '<svg><path d="a"/><g><circle></circle></g></svg><x-logo/>',
    '<a href="/"><svg/><x-logo/></a>',
    '<svg><title>a</title><desc></desc></svg><x-logo/>',
    '<svg><style><x-logo></x-logo></style></svg><x-logo/>',
    '<svg><script>a<b></b></script></svg><x-logo/>',
    '<svg><![CDATA[</svg><x-logo/>]]></svg><x-logo/>',
    '<svg><x-logo></x-logo><x-logo/></svg><x-logo/>',
    '<svg><!--</svg>--><?a></3></></svg><x-logo/>',
    '<svg><g><div><x-contact/></div>',
    '<svg><g></p><x-contact/>',
    '<svg><g></br><x-contact/>',
    '<svg><g><G></g></svg><x-logo/>',
    '<svg><g><a></g></svg><x-logo/>',
    '<SVG><linearGradient></lineargradient></svg><x-logo/>',
    '<math><mi>a</mi><mo></mo><annotation-xml></annotation-xml></math><x-logo/>',
    '<math><mtext>a</math><x-logo/>'.replace('<mtext>a', '<mtext>a</mtext>'),
    '<svg><path a=b/></path></svg><x-logo/>',
    '<svg><x-logo/>',
    '<svg><title>a',
    '<b><div><x-logo/><svg><title>a',
    '<svg><![CDATA[<g></svg><x-logo/>]]></svg><x-logo/>',
  ],
  'elements that an end tag may rearrange later, but does not': [
    '<a><div><x-logo/></div></a>',
    '<a><div><x-logo/><b></b></div><div></div></a>',
    '<b><div><x-logo/>',
  ],
  'a frameset in a fragment': ['<x-logo/><frameset>'],
};

/** Canvases of which only a parser knows what becomes of them, by what makes them so. */
const UNSURE: Record<string, string[]> = {
  'formatting that is opened again or taken apart': [
    '<p><b></p><x-contact/>',
    '<div><b></div><x-contact/>',
    '<ul><li><b></ul><x-contact/>',
    '<b><i></b><x-contact/>',
    '<b><div></b><x-contact/>',
    '<a><div><a><x-contact/></a></div></a>',
    '<b><div><x-contact/></b></div>',
    '<b><div><x-contact/></b>',
    '<nobr><x-contact/></nobr>',
    '<template><a><table><td></template><x-logo/>',
    '<template><a><table><caption></template><x-logo/>',
    '<table><tr><td><object></td><td><x-contact/></table>',
  ],
  'what a table does not hold': [
    '<table><div><x-contact/></div></table>',
    '<table><tr><span></span><x-contact/></table>',
    '<table><svg></svg></table><x-contact/>',
    '<table><x-menu><b></b></x-menu></table>',
    '<table><table></table><x-contact/></table>',
    '<table><a></a></table><x-contact/>',
  ],
  'parts of a table outside one': [
    '<tr><td><x-contact/>',
    '<template><td><x-contact/></template>',
    '<!doctype html><template><td><x-contact/></template>',
    '<col><x-contact/>',
  ],
  'quirks that are not known': [
    '<html><p>a<table><tr><td><x-contact/></table>',
    '<!--a--><!doctype html><p>a<table></table><x-contact/>',
    '<!doctype htmlx><p>a<table></table><x-contact/>',
    '<!doctype html a><p>a<table></table><x-contact/>',
  ],
  'forms that end where they did not begin': [
    '<form><div></form><x-addon/></div>',
    '<form><table></form><form></table></form><x-addon/>',
    '<form><object><object></form></object><form></object></form><x-addon/>',
  ],
  'scripts in scripts': ['<script><!-- <script></script><x-logo/></script>'],
  'HTML in foreign content': [
    '<svg><title><b></b></title></svg><x-logo/>',
    '<svg><foreignObject><div><x-logo/></div></foreignObject></svg>',
    '<svg><font color="a"></font></svg><x-logo/>',
    '<svg></g></svg><x-logo/>',
    '<svg><x-logo></svg><x-logo/>',
    '<svg><title>a</titles></svg><x-logo/>',
    '<svg><font color="a"/></svg><x-logo/>',
    '<svg><g><title>a</g></svg><x-logo/>',
    '<math><mi><b></b></mi></math><x-logo/>',
  ],
  'other content of a select': ['<select><div></select><x-logo/>', '<select></div></select><x-logo/>'],
  'rare elements': [
    '<ruby><rb><x-logo/></ruby>',
    '<ruby><rt><x-logo/></ruby>',
    '<plaintext><x-logo/>',
    '<!doctype html><frameset><x-logo/>',
  ],
  'framesets that may take the place of the body': ['<!doctype html><x-logo></x-logo><frameset>'],
  'paragraphs that another element ends': [
    '<p><x-menu/>',
    '<p><x-menu/><div></div>',
    '<div><p><x-menu/></div>',
    '<p><x-menu/><p>',
    '<div><p><x-menu/></div><div><p><x-social/></p></div>',
  ],
  'components that the parser finds to be open in some places': [
    '<h1><x-logo/><h2><x-logo/>',
    '<option><x-logo/><option><x-logo/>',
    '<h1><x-logo/><h2><x-menu></h1><i></i></x-menu>',
    '<span><h1><x-menu><h2></h2><x-social><i></i></span></x-social><!--</x-menu>-->',
  ],
  'names and depths that would take more than linear time': [
    `${'<q->'.repeat(300)}${'</r->'.repeat(300)}<x-logo/>`,
    `${'<span>'.repeat(300)}${'</em>'.repeat(300)}<x-logo/>`,
    `${'<span>'.repeat(300)}${'</h1>'.repeat(300)}<x-logo/>`,
  ],
};

describe.each(Object.entries(CERTAIN))('the scan is sure of %s', (_what, canvases) => {
  test.each(canvases)('%j', (source) => {
    expect(locateFast(source)).toBeDefined();
    expect(locateFast(source)).toEqual(locateExact(source));
  });
});

describe('where `x-` is frequent, the search for candidates', () => {
  const dense = 'x-X-'.repeat(5000);

  test.each(['', '<x-logo/>', '<X-LOGO/>', '<x-logo/><X-logo/>'])('finds %j', (components) => {
    const source = `${dense}<x-card></x-card>${components}${dense}`;
    expect(locateFast(source)).toEqual(locateExact(source));
    expect(locateFast(source)).toHaveLength(components.split('<').length - 1);
  });
});

describe.each(Object.entries(UNSURE))('the scan leaves %s to the parser', (_what, canvases) => {
  test.each(canvases)('%j', (source) => {
    expect(locateFast(source)).toBeUndefined();
  });
});

describe('5,000 cases of the fuzzer that are the same everywhere', () => {
  const pages = ['page-large', 'page-small-business'].map((name) =>
    readFileSync(`${FIXTURES}/render/${name}/canvas.html`, 'utf8'),
  );
  const cases = Array.from({ length: 5000 }, (_, number) => caseOf(3, number, { inputs: [], pages }).source);
  const exact = cases.map((source) => locateExact(source));

  test('the scan agrees with the exact locator wherever it answers, and that is as often as when this was written', () => {
    const differences: string[] = [];
    let answered = 0;
    for (const [index, source] of cases.entries()) {
      const fast = locateFast(source);
      if (!fast) continue;
      answered += 1;
      if (!isDeepStrictEqual(fast, exact[index])) differences.push(source);
    }
    expect(differences).toEqual([]);
    expect(answered).toBe(3831);
  });
});
