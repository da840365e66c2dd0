import type { Schema } from 'hast-util-sanitize';
import { html } from 'property-information';

/** Links and form targets; relative addresses pass too. */
const WEB = ['http', 'https'];

const ARIA = Object.keys(html.property).filter((property) => property.startsWith('aria'));

/**
 * What the markup of a provider that is not trusted may hold: all that a form is made of, nothing that runs, loads
 * documents or styles.
 */
export const FORM_SCHEMA: Schema = {
  strip: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'frame', 'object', 'embed', 'applet', 'audio', 'video'],
    ...['canvas', 'svg', 'math', 'title', 'xmp', 'noembed', 'noframes', 'plaintext', 'head'],
  ],
  tagNames: [
    ...[
      'form',
      'fieldset',
      'legend',
      'label',
      'input',
      'select',
      'option',
      'optgroup',
      'textarea',
      'button',
      'datalist',
    ],
    ...[
      'output',
      'progress',
      'meter',
      'div',
      'section',
      'header',
      'footer',
      'p',
      'hr',
      'br',
      'wbr',
      'pre',
      'blockquote',
    ],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure'],
    ...['figcaption', 'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'span', 'a'],
    ...['img', 'strong', 'em', 'b', 'i', 'u', 's', 'small', 'mark', 'sub', 'sup', 'abbr', 'code', 'time', 'bdi', 'bdo'],
  ],
  attributes: {
    '*': [...['className', 'id', 'title', 'lang', 'dir', 'role', 'hidden', 'tabIndex', 'data*', 'itemProp', ...ARIA]],
    form: ['action', 'method', 'encType', 'acceptCharset', 'noValidate', 'autoComplete', 'target', 'rel'],
    fieldset: ['disabled', 'form', 'name'],
    label: ['htmlFor'],
    input: [
      ...['type', 'name', 'value', 'placeholder', 'required', 'checked', 'disabled', 'readOnly', 'multiple', 'accept'],
      ...[
        'min',
        'max',
        'step',
        'minLength',
        'maxLength',
        'pattern',
        'size',
        'list',
        'inputMode',
        'autoComplete',
        'alt',
      ],
      ...['autoCapitalize', 'autoCorrect', 'spellCheck', 'enterKeyHint', 'capture', 'dirName', 'form', 'src', 'width'],
      ...['height', 'formAction', 'formMethod', 'formEncType', 'formNoValidate', 'formTarget'],
    ],
    textarea: [
      ...['name', 'placeholder', 'required', 'disabled', 'readOnly', 'minLength', 'maxLength', 'rows', 'cols', 'wrap'],
      ...[
        'autoComplete',
        'autoCapitalize',
        'autoCorrect',
        'spellCheck',
        'enterKeyHint',
        'inputMode',
        'dirName',
        'form',
      ],
    ],
    select: ['name', 'required', 'disabled', 'multiple', 'size', 'autoComplete', 'form'],
    option: ['value', 'selected', 'disabled', 'label'],
    optgroup: ['label', 'disabled'],
    button: [
      ...['type', 'name', 'value', 'disabled', 'form', 'formAction', 'formMethod', 'formEncType', 'formNoValidate'],
      'formTarget',
    ],
    output: ['htmlFor', 'form', 'name'],
    progress: ['value', 'max'],
    meter: ['value', 'min', 'max', 'low', 'high', 'optimum'],
    a: ['href', 'target', 'rel', 'hrefLang'],
    img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    details: ['open'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    td: ['colSpan', 'rowSpan', 'headers'],
    th: ['colSpan', 'rowSpan', 'headers', 'scope', 'abbr'],
    col: ['span'],
    colgroup: ['span'],
    time: ['dateTime'],
  },
  protocols: {
    action: WEB,
    formAction: WEB,
    href: [...WEB, 'mailto', 'tel', 'sms'],
    src: WEB,
  },
  // Names belong to the server that the form posts to; what of them and of ids reaches beyond the form: see form-reach.ts.
  clobber: [],
  clobberPrefix: '',
  ancestors: {},
  required: {},
  allowComments: false,
  allowDoctypes: false,
};

/** Ids, and what names ids of other elements, one or a list. */
export const ID_PROPERTIES: ReadonlySet<string> = new Set([
  ...['id', 'htmlFor', 'list', 'headers', 'ariaActiveDescendant', 'ariaControls', 'ariaDescribedBy', 'ariaDetails'],
  ...['ariaErrorMessage', 'ariaFlowTo', 'ariaLabelledBy', 'ariaOwns'],
]);

/** What a control says of the form that it belongs to, against what the form itself says. */
export const OVERRIDES: ReadonlySet<string> = new Set([
  ...['formAction', 'formMethod', 'formEncType', 'formNoValidate', 'formTarget'],
]);

/** Elements that belong to a form, be it around them or named by them. @see https://html.spec.whatwg.org/multipage/forms.html#form-associated-element */
export const FORM_OWNED: ReadonlySet<string> = new Set(['button', 'fieldset', 'input', 'output', 'select', 'textarea']);

/** Targets that are no frame of the page, nor the page that it is framed in. */
export const TARGETS: ReadonlySet<string> = new Set(['_blank', '_self']);

/** Not `dialog`, which closes a dialog of the page. */
export const FORM_METHODS: ReadonlySet<string> = new Set(['get', 'post']);

/** Properties of a form that a control of that name hides: all of a form's own, and what scripts ask any element for. */
export const SHADOWED_NAMES: ReadonlySet<string> = new Set([
  ...[
    'acceptCharset',
    'action',
    'autocomplete',
    'checkValidity',
    'elements',
    'encoding',
    'enctype',
    'length',
    'method',
  ],
  ...['noValidate', 'rel', 'relList', 'reportValidity', 'requestSubmit', 'reset', 'submit', 'target'],
  ...['addEventListener', 'appendChild', 'attributes', 'childNodes', 'children', 'classList', 'className', 'cloneNode'],
  ...[
    'closest',
    'contains',
    'dataset',
    'dispatchEvent',
    'firstChild',
    'focus',
    'getAttribute',
    'hasAttribute',
    'hidden',
  ],
  ...[
    'id',
    'innerHTML',
    'innerText',
    'insertBefore',
    'isConnected',
    'lastChild',
    'localName',
    'matches',
    'nextSibling',
  ],
  ...['nodeName', 'nodeType', 'outerHTML', 'ownerDocument', 'parentElement', 'parentNode', 'previousSibling'],
  ...['querySelector', 'querySelectorAll', 'remove', 'removeAttribute', 'removeChild', 'removeEventListener'],
  ...['replaceChild', 'setAttribute', 'style', 'tagName', 'textContent', 'constructor', '__proto__'],
]);
