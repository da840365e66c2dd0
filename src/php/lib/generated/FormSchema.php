<?php

/**
 * Written by `npm run generate` from src/component/form-schema.ts: change it there.
 */

declare(strict_types=1);

namespace Inlay\Generated;

/**
 * What the markup of a provider that is not trusted may hold: elements, those that go with their content, and
 * attributes by their property's name; then what of it reaches beyond a form.
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
            'th' => true, 'td' => true, 'span' => true, 'a' => true, 'img' => true, 'strong' => true, 'em' => true,
            'b' => true, 'i' => true, 'u' => true, 's' => true, 'small' => true, 'mark' => true, 'sub' => true,
            'sup' => true, 'abbr' => true, 'code' => true, 'time' => true, 'bdi' => true, 'bdo' => true,
        ],
        'strip' => [
            'script' => true, 'style' => true, 'template' => true, 'noscript' => true, 'iframe' => true,
            'frame' => true, 'object' => true, 'embed' => true, 'applet' => true, 'audio' => true, 'video' => true,
            'canvas' => true, 'svg' => true, 'math' => true, 'title' => true, 'xmp' => true, 'noembed' => true,
            'noframes' => true, 'plaintext' => true, 'head' => true,
        ],
        'attributes' => [
            '*' => [
                'className' => true, 'id' => true, 'title' => true, 'lang' => true, 'dir' => true, 'role' => true,
                'hidden' => true, 'tabIndex' => true, 'itemProp' => true, 'ariaActiveDescendant' => true,
                'ariaAtomic' => true, 'ariaAutoComplete' => true, 'ariaBusy' => true, 'ariaChecked' => true,
                'ariaColCount' => true, 'ariaColIndex' => true, 'ariaColSpan' => true, 'ariaControls' => true,
                'ariaCurrent' => true, 'ariaDescribedBy' => true, 'ariaDetails' => true, 'ariaDisabled' => true,
                'ariaDropEffect' => true, 'ariaErrorMessage' => true, 'ariaExpanded' => true, 'ariaFlowTo' => true,
                'ariaGrabbed' => true, 'ariaHasPopup' => true, 'ariaHidden' => true, 'ariaInvalid' => true,
                'ariaKeyShortcuts' => true, 'ariaLabel' => true, 'ariaLabelledBy' => true, 'ariaLevel' => true,
                'ariaLive' => true, 'ariaModal' => true, 'ariaMultiLine' => true, 'ariaMultiSelectable' => true,
                'ariaOrientation' => true, 'ariaOwns' => true, 'ariaPlaceholder' => true, 'ariaPosInSet' => true,
                'ariaPressed' => true, 'ariaReadOnly' => true, 'ariaRelevant' => true, 'ariaRequired' => true,
                'ariaRoleDescription' => true, 'ariaRowCount' => true, 'ariaRowIndex' => true, 'ariaRowSpan' => true,
                'ariaSelected' => true, 'ariaSetSize' => true, 'ariaSort' => true, 'ariaValueMax' => true,
                'ariaValueMin' => true, 'ariaValueNow' => true, 'ariaValueText' => true,
            ],
            'form' => [
                'action' => true, 'method' => true, 'encType' => true, 'acceptCharset' => true, 'noValidate' => true,
                'autoComplete' => true, 'target' => true, 'rel' => true,
            ],
            'fieldset' => ['disabled' => true, 'form' => true, 'name' => true],
            'label' => ['htmlFor' => true],
            'input' => [
                'type' => true, 'name' => true, 'value' => true, 'placeholder' => true, 'required' => true,
                'checked' => true, 'disabled' => true, 'readOnly' => true, 'multiple' => true, 'accept' => true,
                'min' => true, 'max' => true, 'step' => true, 'minLength' => true, 'maxLength' => true,
                'pattern' => true, 'size' => true, 'list' => true, 'inputMode' => true, 'autoComplete' => true,
                'alt' => true, 'autoCapitalize' => true, 'autoCorrect' => true, 'spellCheck' => true,
                'enterKeyHint' => true, 'capture' => true, 'dirName' => true, 'form' => true, 'src' => true,
                'width' => true, 'height' => true, 'formAction' => true, 'formMethod' => true, 'formEncType' => true,
                'formNoValidate' => true, 'formTarget' => true,
            ],
            'textarea' => [
                'name' => true, 'placeholder' => true, 'required' => true, 'disabled' => true, 'readOnly' => true,
                'minLength' => true, 'maxLength' => true, 'rows' => true, 'cols' => true, 'wrap' => true,
                'autoComplete' => true, 'autoCapitalize' => true, 'autoCorrect' => true, 'spellCheck' => true,
                'enterKeyHint' => true, 'inputMode' => true, 'dirName' => true, 'form' => true,
            ],
            'select' => [
                'name' => true, 'required' => true, 'disabled' => true, 'multiple' => true, 'size' => true,
                'autoComplete' => true, 'form' => true,
            ],
            'option' => ['value' => true, 'selected' => true, 'disabled' => true, 'label' => true],
            'optgroup' => ['label' => true, 'disabled' => true],
            'button' => [
                'type' => true, 'name' => true, 'value' => true, 'disabled' => true, 'form' => true,
                'formAction' => true, 'formMethod' => true, 'formEncType' => true, 'formNoValidate' => true,
                'formTarget' => true,
            ],
            'output' => ['htmlFor' => true, 'form' => true, 'name' => true],
            'progress' => ['value' => true, 'max' => true],
            'meter' => [
                'value' => true, 'min' => true, 'max' => true, 'low' => true, 'high' => true, 'optimum' => true,
            ],
            'a' => ['href' => true, 'target' => true, 'rel' => true, 'hrefLang' => true],
            'img' => [
                'src' => true, 'srcSet' => true, 'sizes' => true, 'alt' => true, 'width' => true, 'height' => true,
                'loading' => true, 'decoding' => true,
            ],
            'details' => ['open' => true],
            'ol' => ['start' => true, 'reversed' => true, 'type' => true],
            'li' => ['value' => true],
            'td' => ['colSpan' => true, 'rowSpan' => true, 'headers' => true],
            'th' => ['colSpan' => true, 'rowSpan' => true, 'headers' => true, 'scope' => true, 'abbr' => true],
            'col' => ['span' => true],
            'colgroup' => ['span' => true],
            'time' => ['dateTime' => true],
        ],
        'ids' => [
            'id' => true, 'htmlFor' => true, 'list' => true, 'headers' => true, 'ariaActiveDescendant' => true,
            'ariaControls' => true, 'ariaDescribedBy' => true, 'ariaDetails' => true, 'ariaErrorMessage' => true,
            'ariaFlowTo' => true, 'ariaLabelledBy' => true, 'ariaOwns' => true,
        ],
        'overrides' => [
            'formAction' => true, 'formMethod' => true, 'formEncType' => true, 'formNoValidate' => true,
            'formTarget' => true,
        ],
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
    ];
}
