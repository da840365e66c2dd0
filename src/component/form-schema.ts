/** Elements that the markup of a provider that is not trusted may hold: all that a form is made of. Others go, their content stays. */
export const ELEMENTS = setOf(
  'form fieldset legend label input select option optgroup textarea button datalist output progress meter div section ' +
    'header footer p hr br wbr pre blockquote h1 h2 h3 h4 h5 h6 ul ol li dl dt dd details summary figure figcaption table ' +
    'caption colgroup col thead tbody tfoot tr th td span a img picture source strong em b i u s small mark sub sup abbr code time bdi bdo',
);

/** Elements that go with their content: what runs, loads documents or styles. */
export const STRIPPED = setOf(
  'script style template noscript iframe frame object embed applet audio video canvas svg math title xmp noembed noframes ' +
    'plaintext head',
);

const ARIA =
  'activedescendant atomic autocomplete busy checked colcount colindex colspan controls current describedby details disabled ' +
  'dropeffect errormessage expanded flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live ' +
  'multiline multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount ' +
  'rowindex rowspan selected setsize sort valuemax valuemin valuenow valuetext';

/** What any element may have, beside `data-` and whatever follows it. */
export const COMMON_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...'class id title lang dir role hidden inert translate tabindex'.split(' '),
  ...ARIA.split(' ').map((name) => `aria-${name}`),
]);

/**
 * What some elements may have beside that. Not what acts on the whole page: `autofocus` takes the focus of it, `accesskey` a
 * key, a `popover` lies above everything, the `name` of a form is a property of the document. Nor, of all elements,
 * `aria-modal`: it says that nothing else on the page is there.
 */
export const ATTRIBUTES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    form: 'action method enctype accept-charset novalidate autocomplete target rel',
    fieldset: 'disabled form name',
    label: 'for',
    input:
      'type name value placeholder required checked disabled readonly multiple accept min max step minlength maxlength ' +
      'pattern size list inputmode autocomplete alt autocapitalize autocorrect spellcheck enterkeyhint capture dirname ' +
      'form src width height formaction formmethod formenctype formnovalidate formtarget',
    textarea:
      'name placeholder required disabled readonly minlength maxlength rows cols wrap autocomplete autocapitalize ' +
      'autocorrect spellcheck enterkeyhint inputmode dirname form',
    select: 'name required disabled multiple size autocomplete form',
    option: 'value selected disabled label',
    optgroup: 'label disabled',
    button: 'type name value disabled form formaction formmethod formenctype formnovalidate formtarget',
    output: 'for form name',
    progress: 'value max',
    meter: 'value min max low high optimum',
    a: 'href target rel hreflang',
    img: 'src srcset sizes alt width height loading decoding',
    source: 'srcset sizes media type width height',
    details: 'open name',
    ol: 'start reversed type',
    li: 'value',
    td: 'colspan rowspan headers',
    th: 'colspan rowspan headers scope abbr',
    col: 'span',
    colgroup: 'span',
    time: 'datetime',
  }).map(([tagName, names]) => [tagName, setOf(names)]),
);

/** Links and form targets; relative addresses pass too. */
const WEB = setOf('http https');

/** Attributes that hold one address, and the schemes that it may have. */
export const SCHEMES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['action', WEB],
  ['formaction', WEB],
  ['href', setOf('http https mailto tel sms')],
  ['src', WEB],
]);

/** Ids, and what names ids of other elements, one or a list. */
export const ID_ATTRIBUTES = setOf(
  'id for list headers aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-flowto ' +
    'aria-labelledby aria-owns',
);

/** What a control says of the form that it belongs to, against what the form itself says. */
export const OVERRIDES = setOf('formaction formmethod formenctype formtarget');

/** Elements that belong to a form, be it around them or named by them. @see https://html.spec.whatwg.org/multipage/forms.html#form-associated-element */
export const FORM_OWNED = setOf('button fieldset input output select textarea');

/** Targets that are no frame of the page, nor the page that it is framed in. */
export const TARGETS = setOf('_blank _self');

/** An element's own turn, or none; any other number puts it before all else on the page. */
export const TAB_INDEXES = setOf('0 -1');

/** Not `dialog`, which closes a dialog of the page. */
export const FORM_METHODS = setOf('get post');

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
