<?php

/**
 * Written by `npm run generate` from src/canvas/locate/fast and src/canvas/locate/surroundings.ts: change it there.
 */

declare(strict_types=1);

namespace Inlay\Generated;

/**
 * Facts about HTML's elements that the scan of a page goes by.
 */
final class Elements
{
    /** Classes of elements, one bit each. */
    public const SPECIAL = 1;
    public const SCOPE = 2;
    public const LIST_ITEM_SCOPE = 4;
    public const LIST_ITEM_BOUNDARY = 8;
    public const FORMATTING = 16;
    public const IS_HEADING = 32;
    public const FOSTERING = 64;
    public const TABLE_CONTEXT = 128;
    public const COMPONENT = 256;
    public const MARKER = 512;
    public const IMPLIED_END = 1024;
    public const TABLE_SCOPE = 2048;

    /** The classes of each element; the empty name is the body or the fragment's root. */
    public const CLASSES = [
        '' => self::SPECIAL
            | self::SCOPE
            | self::LIST_ITEM_SCOPE
            | self::LIST_ITEM_BOUNDARY
            | self::TABLE_CONTEXT
            | self::TABLE_SCOPE,
        'address' => self::SPECIAL,
        'article' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'aside' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'blockquote' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'center' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'details' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'dir' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'div' => self::SPECIAL,
        'dl' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'fieldset' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'figcaption' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'figure' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'footer' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'header' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'hgroup' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'main' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'menu' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'nav' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'ol' => self::SPECIAL | self::LIST_ITEM_SCOPE | self::LIST_ITEM_BOUNDARY,
        'section' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'summary' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'ul' => self::SPECIAL | self::LIST_ITEM_SCOPE | self::LIST_ITEM_BOUNDARY,
        'pre' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'listing' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'a' => self::FORMATTING,
        'b' => self::FORMATTING,
        'big' => self::FORMATTING,
        'code' => self::FORMATTING,
        'em' => self::FORMATTING,
        'font' => self::FORMATTING,
        'i' => self::FORMATTING,
        's' => self::FORMATTING,
        'small' => self::FORMATTING,
        'strike' => self::FORMATTING,
        'strong' => self::FORMATTING,
        'tt' => self::FORMATTING,
        'u' => self::FORMATTING,
        'caption' => self::SPECIAL
            | self::SCOPE
            | self::LIST_ITEM_SCOPE
            | self::LIST_ITEM_BOUNDARY
            | self::TABLE_CONTEXT
            | self::MARKER,
        'col' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'colgroup' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'tbody' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::FOSTERING | self::TABLE_CONTEXT,
        'td' => self::SPECIAL
            | self::SCOPE
            | self::LIST_ITEM_SCOPE
            | self::LIST_ITEM_BOUNDARY
            | self::TABLE_CONTEXT
            | self::MARKER,
        'tfoot' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::FOSTERING | self::TABLE_CONTEXT,
        'th' => self::SPECIAL
            | self::SCOPE
            | self::LIST_ITEM_SCOPE
            | self::LIST_ITEM_BOUNDARY
            | self::TABLE_CONTEXT
            | self::MARKER,
        'thead' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::FOSTERING | self::TABLE_CONTEXT,
        'tr' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'p' => self::SPECIAL | self::IMPLIED_END,
        'li' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::IMPLIED_END,
        'dd' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::IMPLIED_END,
        'dt' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::IMPLIED_END,
        'h1' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::IS_HEADING,
        'h2' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::IS_HEADING,
        'h3' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::IS_HEADING,
        'h4' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::IS_HEADING,
        'h5' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::IS_HEADING,
        'h6' => self::SPECIAL | self::LIST_ITEM_BOUNDARY | self::IS_HEADING,
        'form' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'button' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'applet' => self::SPECIAL | self::SCOPE | self::LIST_ITEM_SCOPE | self::LIST_ITEM_BOUNDARY | self::MARKER,
        'marquee' => self::SPECIAL | self::SCOPE | self::LIST_ITEM_SCOPE | self::LIST_ITEM_BOUNDARY | self::MARKER,
        'object' => self::SPECIAL | self::SCOPE | self::LIST_ITEM_SCOPE | self::LIST_ITEM_BOUNDARY | self::MARKER,
        'table' => self::SPECIAL
            | self::SCOPE
            | self::LIST_ITEM_SCOPE
            | self::LIST_ITEM_BOUNDARY
            | self::FOSTERING
            | self::TABLE_CONTEXT
            | self::TABLE_SCOPE,
        'template' => self::SPECIAL
            | self::SCOPE
            | self::LIST_ITEM_SCOPE
            | self::LIST_ITEM_BOUNDARY
            | self::TABLE_CONTEXT
            | self::MARKER
            | self::TABLE_SCOPE,
        'option' => self::IMPLIED_END,
        'optgroup' => self::IMPLIED_END,
        'frameset' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'plaintext' => self::SPECIAL | self::LIST_ITEM_BOUNDARY,
        'rb' => self::IMPLIED_END,
        'rtc' => self::IMPLIED_END,
        'rt' => self::IMPLIED_END,
        'rp' => self::IMPLIED_END,
        'x-logo' => self::COMPONENT,
        'x-menu' => self::COMPONENT,
        'x-social' => self::COMPONENT,
        'x-contact' => self::COMPONENT,
        'x-addon' => self::COMPONENT,
    ];

    /** What surrounds the content of an element, one bit each. */
    public const ANCHOR = 1;
    public const NAV = 2;
    public const PARAGRAPH = 4;
    public const FORM = 8;
    public const HEADING = 16;
    public const BUTTON = 32;
    public const ADDRESS = 64;
    public const PHRASING = 128;
    public const CHOOSY = 256;
    public const LIST_ITEM = 512;
    public const EVERYWHERE = 1024;

    /** What of the surroundings does not hold within an element that is not in `LOST`. */
    public const LOST_OTHERWISE = self::PHRASING | self::CHOOSY;

    /** What of the surroundings does not hold within an element. */
    public const LOST = [
        'article' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'aside' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'blockquote' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'center' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'details' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'dir' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'dl' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'fieldset' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'figcaption' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'figure' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'footer' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'header' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'hgroup' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'main' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'menu' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'nav' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'ol' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'section' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'summary' => self::CHOOSY | self::LIST_ITEM,
        'ul' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'pre' => self::CHOOSY | self::LIST_ITEM,
        'listing' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'a' => self::CHOOSY,
        'b' => self::CHOOSY,
        'big' => self::CHOOSY,
        'code' => self::CHOOSY,
        'em' => self::CHOOSY,
        'font' => self::CHOOSY,
        'i' => self::CHOOSY,
        's' => self::CHOOSY,
        'small' => self::CHOOSY,
        'strike' => self::CHOOSY,
        'strong' => self::CHOOSY,
        'tt' => self::CHOOSY,
        'u' => self::CHOOSY,
        'caption' => self::PARAGRAPH | self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'col' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'colgroup' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'tbody' => self::PHRASING | self::LIST_ITEM,
        'td' => self::PARAGRAPH | self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'tfoot' => self::PHRASING | self::LIST_ITEM,
        'th' => self::PARAGRAPH | self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'thead' => self::PHRASING | self::LIST_ITEM,
        'tr' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'p' => self::CHOOSY,
        'dd' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'dt' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'h1' => self::CHOOSY | self::LIST_ITEM,
        'h2' => self::CHOOSY | self::LIST_ITEM,
        'h3' => self::CHOOSY | self::LIST_ITEM,
        'h4' => self::CHOOSY | self::LIST_ITEM,
        'h5' => self::CHOOSY | self::LIST_ITEM,
        'h6' => self::CHOOSY | self::LIST_ITEM,
        'form' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'button' => self::PARAGRAPH | self::CHOOSY | self::LIST_ITEM,
        'applet' => self::PARAGRAPH | self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'marquee' => self::PARAGRAPH | self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'object' => self::PARAGRAPH | self::CHOOSY | self::LIST_ITEM,
        'table' => self::PARAGRAPH | self::PHRASING | self::LIST_ITEM,
        'template' => self::ANCHOR
            | self::NAV
            | self::PARAGRAPH
            | self::FORM
            | self::HEADING
            | self::BUTTON
            | self::ADDRESS
            | self::PHRASING
            | self::CHOOSY
            | self::LIST_ITEM,
        'frameset' => self::PHRASING | self::CHOOSY | self::LIST_ITEM,
        'plaintext' => self::CHOOSY | self::LIST_ITEM,
        'nobr' => self::CHOOSY,
        'rt' => self::CHOOSY,
        'rp' => self::CHOOSY,
        'x-logo' => self::CHOOSY,
        'x-menu' => self::CHOOSY,
        'x-social' => self::CHOOSY,
        'x-contact' => self::CHOOSY,
        'x-addon' => self::CHOOSY,
        'span' => self::CHOOSY,
        'cite' => self::CHOOSY,
        'q' => self::CHOOSY,
        'dfn' => self::CHOOSY,
        'abbr' => self::CHOOSY,
        'ruby' => self::CHOOSY,
        'data' => self::CHOOSY,
        'time' => self::CHOOSY,
        'var' => self::CHOOSY,
        'samp' => self::CHOOSY,
        'kbd' => self::CHOOSY,
        'sub' => self::CHOOSY,
        'sup' => self::CHOOSY,
        'mark' => self::CHOOSY,
        'bdi' => self::CHOOSY,
        'bdo' => self::CHOOSY,
        'label' => self::CHOOSY,
        'output' => self::CHOOSY,
        'progress' => self::CHOOSY,
        'meter' => self::CHOOSY,
        'legend' => self::CHOOSY,
        'ins' => self::CHOOSY,
        'del' => self::CHOOSY,
        'map' => self::CHOOSY,
        'video' => self::CHOOSY,
        'audio' => self::CHOOSY,
        'canvas' => self::CHOOSY,
    ];

    /** What an element brings. */
    public const ADDED = [
        'address' => self::ADDRESS,
        'nav' => self::NAV,
        'summary' => self::PHRASING,
        'pre' => self::PHRASING,
        'a' => self::ANCHOR,
        'b' => self::PHRASING,
        'big' => self::PHRASING,
        'code' => self::PHRASING,
        'em' => self::PHRASING,
        'font' => self::PHRASING,
        'i' => self::PHRASING,
        's' => self::PHRASING,
        'small' => self::PHRASING,
        'strike' => self::PHRASING,
        'strong' => self::PHRASING,
        'tt' => self::PHRASING,
        'u' => self::PHRASING,
        'tbody' => self::CHOOSY,
        'tfoot' => self::CHOOSY,
        'thead' => self::CHOOSY,
        'p' => self::PARAGRAPH | self::PHRASING,
        'li' => self::LIST_ITEM,
        'h1' => self::HEADING | self::PHRASING,
        'h2' => self::HEADING | self::PHRASING,
        'h3' => self::HEADING | self::PHRASING,
        'h4' => self::HEADING | self::PHRASING,
        'h5' => self::HEADING | self::PHRASING,
        'h6' => self::HEADING | self::PHRASING,
        'form' => self::FORM,
        'button' => self::BUTTON | self::PHRASING,
        'table' => self::CHOOSY,
        'nobr' => self::PHRASING,
        'rt' => self::PHRASING,
        'rp' => self::PHRASING,
        'span' => self::PHRASING,
        'cite' => self::PHRASING,
        'q' => self::PHRASING,
        'dfn' => self::PHRASING,
        'abbr' => self::PHRASING,
        'ruby' => self::PHRASING,
        'data' => self::PHRASING,
        'time' => self::PHRASING,
        'var' => self::PHRASING,
        'samp' => self::PHRASING,
        'kbd' => self::PHRASING,
        'sub' => self::PHRASING,
        'sup' => self::PHRASING,
        'mark' => self::PHRASING,
        'bdi' => self::PHRASING,
        'bdo' => self::PHRASING,
        'label' => self::PHRASING,
        'output' => self::PHRASING,
        'progress' => self::PHRASING,
        'meter' => self::PHRASING,
        'legend' => self::PHRASING,
    ];

    /** The surroundings without which all that a start tag does is to open its element. */
    public const RULED = [
        'address' => self::PARAGRAPH | self::CHOOSY,
        'article' => self::PARAGRAPH | self::CHOOSY,
        'aside' => self::PARAGRAPH | self::CHOOSY,
        'blockquote' => self::PARAGRAPH | self::CHOOSY,
        'center' => self::PARAGRAPH | self::CHOOSY,
        'details' => self::PARAGRAPH | self::CHOOSY,
        'dialog' => self::PARAGRAPH | self::CHOOSY,
        'dir' => self::PARAGRAPH | self::CHOOSY,
        'div' => self::PARAGRAPH | self::CHOOSY,
        'dl' => self::PARAGRAPH | self::CHOOSY,
        'fieldset' => self::PARAGRAPH | self::CHOOSY,
        'figcaption' => self::PARAGRAPH | self::CHOOSY,
        'figure' => self::PARAGRAPH | self::CHOOSY,
        'footer' => self::PARAGRAPH | self::CHOOSY,
        'header' => self::PARAGRAPH | self::CHOOSY,
        'hgroup' => self::PARAGRAPH | self::CHOOSY,
        'main' => self::PARAGRAPH | self::CHOOSY,
        'menu' => self::PARAGRAPH | self::CHOOSY,
        'nav' => self::PARAGRAPH | self::CHOOSY,
        'ol' => self::PARAGRAPH | self::CHOOSY,
        'search' => self::PARAGRAPH | self::CHOOSY,
        'section' => self::PARAGRAPH | self::CHOOSY,
        'summary' => self::PARAGRAPH | self::CHOOSY,
        'ul' => self::PARAGRAPH | self::CHOOSY,
        'pre' => self::PARAGRAPH | self::CHOOSY,
        'listing' => self::PARAGRAPH | self::CHOOSY,
        'a' => self::ANCHOR | self::CHOOSY,
        'b' => self::CHOOSY,
        'big' => self::CHOOSY,
        'code' => self::CHOOSY,
        'em' => self::CHOOSY,
        'font' => self::CHOOSY,
        'i' => self::CHOOSY,
        's' => self::CHOOSY,
        'small' => self::CHOOSY,
        'strike' => self::CHOOSY,
        'strong' => self::CHOOSY,
        'tt' => self::CHOOSY,
        'u' => self::CHOOSY,
        'area' => self::EVERYWHERE,
        'base' => self::EVERYWHERE,
        'basefont' => self::EVERYWHERE,
        'bgsound' => self::EVERYWHERE,
        'br' => self::EVERYWHERE,
        'embed' => self::EVERYWHERE,
        'frame' => self::EVERYWHERE,
        'img' => self::EVERYWHERE,
        'image' => self::EVERYWHERE,
        'input' => self::EVERYWHERE,
        'keygen' => self::EVERYWHERE,
        'link' => self::EVERYWHERE,
        'meta' => self::EVERYWHERE,
        'param' => self::EVERYWHERE,
        'source' => self::EVERYWHERE,
        'track' => self::EVERYWHERE,
        'wbr' => self::EVERYWHERE,
        'hr' => self::EVERYWHERE,
        'head' => self::EVERYWHERE,
        'html' => self::EVERYWHERE,
        'body' => self::EVERYWHERE,
        'script' => self::EVERYWHERE,
        'style' => self::EVERYWHERE,
        'title' => self::EVERYWHERE,
        'textarea' => self::EVERYWHERE,
        'iframe' => self::EVERYWHERE,
        'noembed' => self::EVERYWHERE,
        'noframes' => self::EVERYWHERE,
        'noscript' => self::EVERYWHERE,
        'xmp' => self::EVERYWHERE,
        'caption' => self::EVERYWHERE,
        'col' => self::EVERYWHERE,
        'colgroup' => self::EVERYWHERE,
        'tbody' => self::EVERYWHERE,
        'td' => self::EVERYWHERE,
        'tfoot' => self::EVERYWHERE,
        'th' => self::EVERYWHERE,
        'thead' => self::EVERYWHERE,
        'tr' => self::EVERYWHERE,
        'p' => self::PARAGRAPH | self::CHOOSY,
        'li' => self::PARAGRAPH | self::CHOOSY | self::LIST_ITEM,
        'dd' => self::EVERYWHERE,
        'dt' => self::EVERYWHERE,
        'h1' => self::PARAGRAPH | self::HEADING | self::CHOOSY,
        'h2' => self::PARAGRAPH | self::HEADING | self::CHOOSY,
        'h3' => self::PARAGRAPH | self::HEADING | self::CHOOSY,
        'h4' => self::PARAGRAPH | self::HEADING | self::CHOOSY,
        'h5' => self::PARAGRAPH | self::HEADING | self::CHOOSY,
        'h6' => self::PARAGRAPH | self::HEADING | self::CHOOSY,
        'form' => self::EVERYWHERE,
        'button' => self::BUTTON | self::CHOOSY,
        'applet' => self::CHOOSY,
        'marquee' => self::CHOOSY,
        'object' => self::CHOOSY,
        'table' => self::EVERYWHERE,
        'template' => self::EVERYWHERE,
        'select' => self::EVERYWHERE,
        'option' => self::EVERYWHERE,
        'optgroup' => self::EVERYWHERE,
        'svg' => self::EVERYWHERE,
        'math' => self::EVERYWHERE,
        'frameset' => self::EVERYWHERE,
        'plaintext' => self::EVERYWHERE,
        'nobr' => self::EVERYWHERE,
        'rb' => self::EVERYWHERE,
        'rtc' => self::EVERYWHERE,
        'rt' => self::EVERYWHERE,
        'rp' => self::EVERYWHERE,
        'x-logo' => self::EVERYWHERE,
        'x-menu' => self::EVERYWHERE,
        'x-social' => self::EVERYWHERE,
        'x-contact' => self::EVERYWHERE,
        'x-addon' => self::EVERYWHERE,
        'span' => self::CHOOSY,
        'cite' => self::CHOOSY,
        'q' => self::CHOOSY,
        'dfn' => self::CHOOSY,
        'abbr' => self::CHOOSY,
        'ruby' => self::CHOOSY,
        'data' => self::CHOOSY,
        'time' => self::CHOOSY,
        'var' => self::CHOOSY,
        'samp' => self::CHOOSY,
        'kbd' => self::CHOOSY,
        'sub' => self::CHOOSY,
        'sup' => self::CHOOSY,
        'mark' => self::CHOOSY,
        'bdi' => self::CHOOSY,
        'bdo' => self::CHOOSY,
        'label' => self::CHOOSY,
        'output' => self::CHOOSY,
        'progress' => self::CHOOSY,
        'meter' => self::CHOOSY,
        'legend' => self::CHOOSY,
        'ins' => self::CHOOSY,
        'del' => self::CHOOSY,
        'map' => self::CHOOSY,
        'video' => self::CHOOSY,
        'audio' => self::CHOOSY,
        'canvas' => self::CHOOSY,
    ];

    /** The elements whose end tags do no more to the current node than to close it. */
    public const ENDS = [
        '/address' => 'address', '/article' => 'article', '/aside' => 'aside', '/blockquote' => 'blockquote',
        '/center' => 'center', '/details' => 'details', '/dialog' => 'dialog', '/dir' => 'dir', '/div' => 'div',
        '/dl' => 'dl', '/fieldset' => 'fieldset', '/figcaption' => 'figcaption', '/figure' => 'figure',
        '/footer' => 'footer', '/header' => 'header', '/hgroup' => 'hgroup', '/main' => 'main', '/menu' => 'menu',
        '/nav' => 'nav', '/ol' => 'ol', '/search' => 'search', '/section' => 'section', '/summary' => 'summary',
        '/ul' => 'ul', '/pre' => 'pre', '/listing' => 'listing', '/a' => 'a', '/b' => 'b', '/big' => 'big',
        '/code' => 'code', '/em' => 'em', '/font' => 'font', '/i' => 'i', '/s' => 's', '/small' => 'small',
        '/strike' => 'strike', '/strong' => 'strong', '/tt' => 'tt', '/u' => 'u', '/area' => 'area', '/base' => 'base',
        '/basefont' => 'basefont', '/bgsound' => 'bgsound', '/br' => 'br', '/embed' => 'embed', '/frame' => 'frame',
        '/img' => 'img', '/image' => 'image', '/input' => 'input', '/keygen' => 'keygen', '/link' => 'link',
        '/meta' => 'meta', '/param' => 'param', '/source' => 'source', '/track' => 'track', '/wbr' => 'wbr',
        '/hr' => 'hr', '/head' => 'head', '/html' => 'html', '/body' => 'body', '/script' => 'script',
        '/style' => 'style', '/title' => 'title', '/textarea' => 'textarea', '/iframe' => 'iframe',
        '/noembed' => 'noembed', '/noframes' => 'noframes', '/noscript' => 'noscript', '/xmp' => 'xmp',
        '/caption' => 'caption', '/col' => 'col', '/colgroup' => 'colgroup', '/tbody' => 'tbody', '/td' => 'td',
        '/tfoot' => 'tfoot', '/th' => 'th', '/thead' => 'thead', '/tr' => 'tr', '/p' => 'p', '/li' => 'li',
        '/dd' => 'dd', '/dt' => 'dt', '/h1' => 'h1', '/h2' => 'h2', '/h3' => 'h3', '/h4' => 'h4', '/h5' => 'h5',
        '/h6' => 'h6', '/button' => 'button', '/applet' => 'applet', '/marquee' => 'marquee', '/object' => 'object',
        '/table' => 'table', '/select' => 'select', '/option' => 'option', '/optgroup' => 'optgroup', '/svg' => 'svg',
        '/math' => 'math', '/frameset' => 'frameset', '/plaintext' => 'plaintext', '/nobr' => 'nobr', '/rb' => 'rb',
        '/rtc' => 'rtc', '/rt' => 'rt', '/rp' => 'rp', '/span' => 'span', '/cite' => 'cite', '/q' => 'q',
        '/dfn' => 'dfn', '/abbr' => 'abbr', '/ruby' => 'ruby', '/data' => 'data', '/time' => 'time', '/var' => 'var',
        '/samp' => 'samp', '/kbd' => 'kbd', '/sub' => 'sub', '/sup' => 'sup', '/mark' => 'mark', '/bdi' => 'bdi',
        '/bdo' => 'bdo', '/label' => 'label', '/output' => 'output', '/progress' => 'progress', '/meter' => 'meter',
        '/legend' => 'legend', '/ins' => 'ins', '/del' => 'del', '/map' => 'map', '/video' => 'video',
        '/audio' => 'audio', '/canvas' => 'canvas',
    ];

    /** What start tags do, by the name of the rule; the others open their element. */
    public const START_RULES = [
        'address' => 'block', 'article' => 'block', 'aside' => 'block', 'blockquote' => 'block', 'center' => 'block',
        'details' => 'block', 'dialog' => 'block', 'dir' => 'block', 'div' => 'block', 'dl' => 'block',
        'fieldset' => 'block', 'figcaption' => 'block', 'figure' => 'block', 'footer' => 'block', 'header' => 'block',
        'hgroup' => 'block', 'main' => 'block', 'menu' => 'block', 'nav' => 'block', 'ol' => 'block',
        'search' => 'block', 'section' => 'block', 'summary' => 'block', 'ul' => 'block', 'pre' => 'block',
        'listing' => 'block', 'a' => 'anchor', 'area' => 'none', 'base' => 'none', 'basefont' => 'none',
        'bgsound' => 'none', 'br' => 'none', 'embed' => 'none', 'frame' => 'none', 'img' => 'none', 'image' => 'none',
        'input' => 'none', 'keygen' => 'none', 'link' => 'none', 'meta' => 'none', 'param' => 'none',
        'source' => 'none', 'track' => 'none', 'wbr' => 'none', 'hr' => 'rule', 'head' => 'none', 'html' => 'none',
        'body' => 'none', 'script' => 'raw', 'style' => 'raw', 'title' => 'raw', 'textarea' => 'raw', 'iframe' => 'raw',
        'noembed' => 'raw', 'noframes' => 'raw', 'noscript' => 'raw', 'xmp' => 'raw', 'caption' => 'part',
        'col' => 'part', 'colgroup' => 'part', 'tbody' => 'part', 'td' => 'part', 'tfoot' => 'part', 'th' => 'part',
        'thead' => 'part', 'tr' => 'part', 'p' => 'block', 'li' => 'item', 'dd' => 'description', 'dt' => 'description',
        'h1' => 'heading', 'h2' => 'heading', 'h3' => 'heading', 'h4' => 'heading', 'h5' => 'heading',
        'h6' => 'heading', 'form' => 'form', 'button' => 'button', 'table' => 'table', 'template' => 'template',
        'select' => 'select', 'option' => 'option', 'optgroup' => 'option', 'svg' => 'foreign', 'math' => 'foreign',
        'frameset' => 'unsure', 'plaintext' => 'unsure', 'nobr' => 'unsure', 'rb' => 'unsure', 'rtc' => 'unsure',
        'rt' => 'unsure', 'rp' => 'unsure', 'x-logo' => 'component', 'x-menu' => 'component', 'x-social' => 'component',
        'x-contact' => 'component', 'x-addon' => 'component',
    ];

    /** What end tags do, by the name of the rule; the others close down to an element of their name. */
    public const END_RULES = [
        'address' => 'scope', 'article' => 'scope', 'aside' => 'scope', 'blockquote' => 'scope', 'center' => 'scope',
        'details' => 'scope', 'dialog' => 'scope', 'dir' => 'scope', 'div' => 'scope', 'dl' => 'scope',
        'fieldset' => 'scope', 'figcaption' => 'scope', 'figure' => 'scope', 'footer' => 'scope', 'header' => 'scope',
        'hgroup' => 'scope', 'main' => 'scope', 'menu' => 'scope', 'nav' => 'scope', 'ol' => 'scope',
        'search' => 'scope', 'section' => 'scope', 'summary' => 'scope', 'ul' => 'scope', 'pre' => 'scope',
        'listing' => 'scope', 'a' => 'formatting', 'b' => 'formatting', 'big' => 'formatting', 'code' => 'formatting',
        'em' => 'formatting', 'font' => 'formatting', 'i' => 'formatting', 's' => 'formatting', 'small' => 'formatting',
        'strike' => 'formatting', 'strong' => 'formatting', 'tt' => 'formatting', 'u' => 'formatting', 'br' => 'none',
        'html' => 'none', 'body' => 'none', 'caption' => 'part', 'col' => 'part', 'colgroup' => 'part',
        'tbody' => 'part', 'td' => 'part', 'tfoot' => 'part', 'th' => 'part', 'thead' => 'part', 'tr' => 'part',
        'p' => 'paragraph', 'li' => 'item', 'dd' => 'scope', 'dt' => 'scope', 'h1' => 'heading', 'h2' => 'heading',
        'h3' => 'heading', 'h4' => 'heading', 'h5' => 'heading', 'h6' => 'heading', 'form' => 'form',
        'button' => 'scope', 'applet' => 'marker', 'marquee' => 'marker', 'object' => 'marker', 'table' => 'table',
        'template' => 'template',
    ];

    /** Components that a paragraph cannot hold. They stand here so that a scan loads one class fewer. */
    public const BLOCK_COMPONENTS = ['x-menu' => true, 'x-social' => true, 'x-addon' => true];
}
