<?php

/**
 * Written by `npm run generate` from src/component/form-schema.ts, src/component/hiding-table.ts and
 * src/html/attributes.ts: change it there.
 */

declare(strict_types=1);

namespace Inlay\Generated;

/**
 * What the markup of a provider that is not trusted may hold: elements, those that go with their content, attributes by
 * element, schemes of addresses; then what of it reaches beyond a form, which attributes are written bare, and what of
 * an inline style hides its element.
 */
final class FormSchema
{
    public const SCHEMA = [
        'tags' => [
            'form' => true, 'fieldset' => true, 'legend' => true, 'label' => true, 'input' => true, 'select' => true,
            'option' => true, 'optgroup' => true, 'textarea' => true, 'button' => true, 'datalist' => true,
            'output' => true, 'progress' => true, 'meter' => true, 'div' => true, 'section' => true, 'header' => true,
            'footer' => true, 'p' => true, 'hr' => true, 'br' => true, 'wbr' => true, 'pre' => true,
            'blockquote' => true, 'h1' => true, 'h2' => true, 'h3' => true, 'h4' => true, 'h5' => true, 'h6' => true,
            'ul' => true, 'ol' => true, 'li' => true, 'dl' => true, 'dt' => true, 'dd' => true, 'details' => true,
            'summary' => true, 'figure' => true, 'figcaption' => true, 'table' => true, 'caption' => true,
            'colgroup' => true, 'col' => true, 'thead' => true, 'tbody' => true, 'tfoot' => true, 'tr' => true,
            'th' => true, 'td' => true, 'span' => true, 'a' => true, 'img' => true, 'picture' => true, 'source' => true,
            'strong' => true, 'em' => true, 'b' => true, 'i' => true, 'u' => true, 's' => true, 'small' => true,
            'mark' => true, 'sub' => true, 'sup' => true, 'abbr' => true, 'code' => true, 'time' => true, 'bdi' => true,
            'bdo' => true,
        ],
        'strip' => [
            'script' => true, 'style' => true, 'template' => true, 'noscript' => true, 'iframe' => true,
            'frame' => true, 'object' => true, 'embed' => true, 'applet' => true, 'audio' => true, 'video' => true,
            'canvas' => true, 'svg' => true, 'math' => true, 'title' => true, 'xmp' => true, 'noembed' => true,
            'noframes' => true, 'plaintext' => true, 'head' => true,
        ],
        'attributes' => [
            '*' => [
                'class' => true, 'id' => true, 'title' => true, 'lang' => true, 'dir' => true, 'role' => true,
                'hidden' => true, 'inert' => true, 'translate' => true, 'tabindex' => true,
                'aria-activedescendant' => true, 'aria-atomic' => true, 'aria-autocomplete' => true,
                'aria-busy' => true, 'aria-checked' => true, 'aria-colcount' => true, 'aria-colindex' => true,
                'aria-colspan' => true, 'aria-controls' => true, 'aria-current' => true, 'aria-describedby' => true,
                'aria-details' => true, 'aria-disabled' => true, 'aria-dropeffect' => true, 'aria-errormessage' => true,
                'aria-expanded' => true, 'aria-flowto' => true, 'aria-grabbed' => true, 'aria-haspopup' => true,
                'aria-hidden' => true, 'aria-invalid' => true, 'aria-keyshortcuts' => true, 'aria-label' => true,
                'aria-labelledby' => true, 'aria-level' => true, 'aria-live' => true, 'aria-modal' => true,
                'aria-multiline' => true, 'aria-multiselectable' => true, 'aria-orientation' => true,
                'aria-owns' => true, 'aria-placeholder' => true, 'aria-posinset' => true, 'aria-pressed' => true,
                'aria-readonly' => true, 'aria-relevant' => true, 'aria-required' => true,
                'aria-roledescription' => true, 'aria-rowcount' => true, 'aria-rowindex' => true,
                'aria-rowspan' => true, 'aria-selected' => true, 'aria-setsize' => true, 'aria-sort' => true,
                'aria-valuemax' => true, 'aria-valuemin' => true, 'aria-valuenow' => true, 'aria-valuetext' => true,
            ],
            'form' => [
                'action' => true, 'method' => true, 'enctype' => true, 'accept-charset' => true, 'novalidate' => true,
                'autocomplete' => true, 'target' => true, 'rel' => true,
            ],
            'fieldset' => ['disabled' => true, 'form' => true, 'name' => true],
            'label' => ['for' => true],
            'input' => [
                'type' => true, 'name' => true, 'value' => true, 'placeholder' => true, 'required' => true,
                'checked' => true, 'disabled' => true, 'readonly' => true, 'multiple' => true, 'accept' => true,
                'min' => true, 'max' => true, 'step' => true, 'minlength' => true, 'maxlength' => true,
                'pattern' => true, 'size' => true, 'list' => true, 'inputmode' => true, 'autocomplete' => true,
                'alt' => true, 'autocapitalize' => true, 'autocorrect' => true, 'spellcheck' => true,
                'enterkeyhint' => true, 'capture' => true, 'dirname' => true, 'form' => true, 'src' => true,
                'width' => true, 'height' => true, 'formaction' => true, 'formmethod' => true, 'formenctype' => true,
                'formnovalidate' => true, 'formtarget' => true,
            ],
            'textarea' => [
                'name' => true, 'placeholder' => true, 'required' => true, 'disabled' => true, 'readonly' => true,
                'minlength' => true, 'maxlength' => true, 'rows' => true, 'cols' => true, 'wrap' => true,
                'autocomplete' => true, 'autocapitalize' => true, 'autocorrect' => true, 'spellcheck' => true,
                'enterkeyhint' => true, 'inputmode' => true, 'dirname' => true, 'form' => true,
            ],
            'select' => [
                'name' => true, 'required' => true, 'disabled' => true, 'multiple' => true, 'size' => true,
                'autocomplete' => true, 'form' => true,
            ],
            'option' => ['value' => true, 'selected' => true, 'disabled' => true, 'label' => true],
            'optgroup' => ['label' => true, 'disabled' => true],
            'button' => [
                'type' => true, 'name' => true, 'value' => true, 'disabled' => true, 'form' => true,
                'formaction' => true, 'formmethod' => true, 'formenctype' => true, 'formnovalidate' => true,
                'formtarget' => true,
            ],
            'output' => ['for' => true, 'form' => true, 'name' => true],
            'progress' => ['value' => true, 'max' => true],
            'meter' => [
                'value' => true, 'min' => true, 'max' => true, 'low' => true, 'high' => true, 'optimum' => true,
            ],
            'a' => ['href' => true, 'target' => true, 'rel' => true, 'hreflang' => true],
            'img' => [
                'src' => true, 'srcset' => true, 'sizes' => true, 'alt' => true, 'width' => true, 'height' => true,
                'loading' => true, 'decoding' => true,
            ],
            'source' => [
                'srcset' => true, 'sizes' => true, 'media' => true, 'type' => true, 'width' => true, 'height' => true,
            ],
            'details' => ['open' => true, 'name' => true],
            'ol' => ['start' => true, 'reversed' => true, 'type' => true],
            'li' => ['value' => true],
            'td' => ['colspan' => true, 'rowspan' => true, 'headers' => true],
            'th' => ['colspan' => true, 'rowspan' => true, 'headers' => true, 'scope' => true, 'abbr' => true],
            'col' => ['span' => true],
            'colgroup' => ['span' => true],
            'time' => ['datetime' => true],
        ],
        'schemes' => [
            'action' => ['http' => true, 'https' => true],
            'formaction' => ['http' => true, 'https' => true],
            'href' => ['http' => true, 'https' => true, 'mailto' => true, 'tel' => true, 'sms' => true],
            'src' => ['http' => true, 'https' => true],
        ],
        'ids' => [
            'id' => true, 'for' => true, 'list' => true, 'headers' => true, 'aria-activedescendant' => true,
            'aria-controls' => true, 'aria-describedby' => true, 'aria-details' => true, 'aria-errormessage' => true,
            'aria-flowto' => true, 'aria-labelledby' => true, 'aria-owns' => true,
        ],
        'overrides' => ['formaction' => true, 'formmethod' => true, 'formenctype' => true, 'formtarget' => true],
        'owned' => [
            'button' => true, 'fieldset' => true, 'input' => true, 'output' => true, 'select' => true,
            'textarea' => true,
        ],
        'targets' => ['_blank' => true, '_self' => true],
        'methods' => ['get' => true, 'post' => true],
        'shadowed' => [
            'acceptCharset' => true, 'action' => true, 'autocomplete' => true, 'checkValidity' => true,
            'elements' => true, 'encoding' => true, 'enctype' => true, 'length' => true, 'method' => true,
            'noValidate' => true, 'rel' => true, 'relList' => true, 'reportValidity' => true, 'requestSubmit' => true,
            'reset' => true, 'submit' => true, 'target' => true, 'addEventListener' => true, 'appendChild' => true,
            'attributes' => true, 'childNodes' => true, 'children' => true, 'classList' => true, 'className' => true,
            'cloneNode' => true, 'closest' => true, 'contains' => true, 'dataset' => true, 'dispatchEvent' => true,
            'firstChild' => true, 'focus' => true, 'getAttribute' => true, 'hasAttribute' => true, 'hidden' => true,
            'id' => true, 'innerHTML' => true, 'innerText' => true, 'insertBefore' => true, 'isConnected' => true,
            'lastChild' => true, 'localName' => true, 'matches' => true, 'nextSibling' => true, 'nodeName' => true,
            'nodeType' => true, 'outerHTML' => true, 'ownerDocument' => true, 'parentElement' => true,
            'parentNode' => true, 'previousSibling' => true, 'querySelector' => true, 'querySelectorAll' => true,
            'remove' => true, 'removeAttribute' => true, 'removeChild' => true, 'removeEventListener' => true,
            'replaceChild' => true, 'setAttribute' => true, 'style' => true, 'tagName' => true, 'textContent' => true,
            'constructor' => true, '__proto__' => true,
        ],
        'boolean' => [
            'allowfullscreen' => true, 'alpha' => true, 'async' => true, 'autofocus' => true, 'autoplay' => true,
            'checked' => true, 'controls' => true, 'default' => true, 'defer' => true, 'disabled' => true,
            'download' => true, 'formnovalidate' => true, 'hidden' => true, 'inert' => true, 'ismap' => true,
            'itemscope' => true, 'loop' => true, 'multiple' => true, 'muted' => true, 'nomodule' => true,
            'novalidate' => true, 'open' => true, 'playsinline' => true, 'readonly' => true, 'required' => true,
            'reversed' => true, 'selected' => true,
        ],
        'hiding' => [
            'display' => ['none' => true],
            'visibility' => ['hidden' => true, 'collapse' => true],
            'content-visibility' => ['hidden' => true],
        ],
        'movable' => ['absolute' => true, 'fixed' => true, 'relative' => true],
        'clipped' => ['absolute' => true, 'fixed' => true],
        'offsets' => [
            'left' => true, 'top' => true, 'right' => true, 'bottom' => true, 'inset' => true, 'inset-block' => true,
            'inset-block-start' => true, 'inset-block-end' => true, 'inset-inline' => true,
            'inset-inline-start' => true, 'inset-inline-end' => true,
        ],
        'pulls' => [
            'margin-left' => true, 'margin-top' => true, 'margin-inline-start' => true, 'margin-block-start' => true,
            'text-indent' => true,
        ],
        'far' => ['px' => 500, 'pt' => 400, 'em' => 50, 'rem' => 50, '%' => 100, 'vw' => 100, 'vh' => 100],
    ];
}
