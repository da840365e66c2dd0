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
  // Names and ids belong to the provider: its scripts, its labels and the server it posts to rely on them.
  clobber: [],
  clobberPrefix: '',
  ancestors: {},
  required: {},
  allowComments: false,
  allowDoctypes: false,
};
