<?php

declare(strict_types=1);

namespace Inlay\Locator;

/**
 * Facts about HTML's elements that the scan goes by, as numbers whose bits have the names below. All of it is
 * src/canvas/fast/elements.ts in PHP; test/php/locator.test.ts holds the two together.
 *
 * Plain numbers, so that the tables are literals, which opcache shares between all requests as they are.
 */
final class Elements
{
    // Classes of elements.
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

    // What surrounds the content of an element.
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

    /** What `enter` takes from the surroundings for an element that is not in `LOST`. */
    public const LOST_OTHERWISE = 384;

    /** The classes of each element; the empty name is the body or the fragment's root. */
    public const CLASSES = [
        '' => 2191,
        'article' => 9, 'aside' => 9, 'blockquote' => 9, 'center' => 9, 'details' => 9, 'dir' => 9, 'dl' => 9,
        'fieldset' => 9, 'figcaption' => 9, 'figure' => 9, 'footer' => 9, 'header' => 9, 'hgroup' => 9, 'main' => 9,
        'menu' => 9, 'nav' => 9, 'section' => 9, 'summary' => 9, 'pre' => 9, 'listing' => 9, 'form' => 9,
        'button' => 9,
        'a' => 16, 'b' => 16, 'big' => 16, 'code' => 16, 'em' => 16, 'font' => 16, 'i' => 16, 's' => 16,
        'small' => 16, 'strike' => 16, 'strong' => 16, 'tt' => 16, 'u' => 16,
        'h1' => 41, 'h2' => 41, 'h3' => 41, 'h4' => 41, 'h5' => 41, 'h6' => 41,
        'option' => 1024, 'optgroup' => 1024, 'rb' => 1024, 'rtc' => 1024, 'rt' => 1024, 'rp' => 1024,
        'x-logo' => 256, 'x-menu' => 256, 'x-social' => 256, 'x-contact' => 256, 'x-addon' => 256,
        'caption' => 655, 'td' => 655, 'th' => 655,
        'tbody' => 201, 'tfoot' => 201, 'thead' => 201,
        'li' => 1033, 'dd' => 1033, 'dt' => 1033,
        'applet' => 527, 'marquee' => 527, 'object' => 527,
        'address' => 1, 'div' => 1,
        'ol' => 13, 'ul' => 13,
        'p' => 1025,
        'table' => 2255,
        'template' => 2703,
    ];

    /** What of the surroundings does not hold within an element. */
    public const LOST = [
        'a' => 256, 'b' => 256, 'big' => 256, 'code' => 256, 'em' => 256, 'font' => 256, 'i' => 256, 's' => 256,
        'small' => 256, 'strike' => 256, 'strong' => 256, 'tt' => 256, 'u' => 256, 'p' => 256, 'nobr' => 256,
        'rt' => 256, 'rp' => 256, 'x-logo' => 256, 'x-menu' => 256, 'x-social' => 256, 'x-contact' => 256,
        'x-addon' => 256, 'span' => 256, 'cite' => 256, 'q' => 256, 'dfn' => 256, 'abbr' => 256, 'ruby' => 256,
        'data' => 256, 'time' => 256, 'var' => 256, 'samp' => 256, 'kbd' => 256, 'sub' => 256, 'sup' => 256,
        'mark' => 256, 'bdi' => 256, 'bdo' => 256, 'label' => 256, 'output' => 256, 'progress' => 256, 'meter' => 256,
        'legend' => 256, 'ins' => 256, 'del' => 256, 'map' => 256, 'video' => 256, 'audio' => 256, 'canvas' => 256,
        'article' => 896, 'aside' => 896, 'blockquote' => 896, 'center' => 896, 'details' => 896, 'dir' => 896,
        'dl' => 896, 'fieldset' => 896, 'figcaption' => 896, 'figure' => 896, 'footer' => 896, 'header' => 896,
        'hgroup' => 896, 'main' => 896, 'menu' => 896, 'nav' => 896, 'ol' => 896, 'section' => 896, 'ul' => 896,
        'listing' => 896, 'dd' => 896, 'dt' => 896, 'form' => 896,
        'summary' => 768, 'pre' => 768, 'h1' => 768, 'h2' => 768, 'h3' => 768, 'h4' => 768, 'h5' => 768, 'h6' => 768,
        'caption' => 900, 'td' => 900, 'th' => 900, 'applet' => 900, 'marquee' => 900,
        'tbody' => 640, 'tfoot' => 640, 'thead' => 640,
        'button' => 772, 'object' => 772,
        'table' => 644,
        'template' => 1023,
    ];

    /** What an element brings. */
    public const ADDED = [
        'summary' => 128, 'pre' => 128, 'b' => 128, 'big' => 128, 'code' => 128, 'em' => 128, 'font' => 128,
        'i' => 128, 's' => 128, 'small' => 128, 'strike' => 128, 'strong' => 128, 'tt' => 128, 'u' => 128,
        'nobr' => 128, 'rt' => 128, 'rp' => 128, 'span' => 128, 'cite' => 128, 'q' => 128, 'dfn' => 128,
        'abbr' => 128, 'ruby' => 128, 'data' => 128, 'time' => 128, 'var' => 128, 'samp' => 128, 'kbd' => 128,
        'sub' => 128, 'sup' => 128, 'mark' => 128, 'bdi' => 128, 'bdo' => 128, 'label' => 128, 'output' => 128,
        'progress' => 128, 'meter' => 128, 'legend' => 128,
        'h1' => 144, 'h2' => 144, 'h3' => 144, 'h4' => 144, 'h5' => 144, 'h6' => 144,
        'tbody' => 256, 'tfoot' => 256, 'thead' => 256, 'table' => 256,
        'address' => 64,
        'nav' => 2,
        'a' => 1,
        'p' => 132,
        'li' => 512,
        'form' => 8,
        'button' => 160,
    ];

    /** The surroundings without which all that a start tag does is to open its element. */
    public const RULED = [
        'area' => 1024, 'base' => 1024, 'basefont' => 1024, 'bgsound' => 1024, 'br' => 1024, 'embed' => 1024,
        'frame' => 1024, 'img' => 1024, 'image' => 1024, 'input' => 1024, 'keygen' => 1024, 'link' => 1024,
        'meta' => 1024, 'param' => 1024, 'source' => 1024, 'track' => 1024, 'wbr' => 1024, 'hr' => 1024,
        'head' => 1024, 'html' => 1024, 'body' => 1024, 'script' => 1024, 'style' => 1024, 'title' => 1024,
        'textarea' => 1024, 'iframe' => 1024, 'noembed' => 1024, 'noframes' => 1024, 'noscript' => 1024,
        'xmp' => 1024, 'caption' => 1024, 'col' => 1024, 'colgroup' => 1024, 'tbody' => 1024, 'td' => 1024,
        'tfoot' => 1024, 'th' => 1024, 'thead' => 1024, 'tr' => 1024, 'dd' => 1024, 'dt' => 1024, 'form' => 1024,
        'table' => 1024, 'template' => 1024, 'select' => 1024, 'option' => 1024, 'optgroup' => 1024, 'svg' => 1024,
        'math' => 1024, 'frameset' => 1024, 'plaintext' => 1024, 'nobr' => 1024, 'rb' => 1024, 'rtc' => 1024,
        'rt' => 1024, 'rp' => 1024, 'x-logo' => 1024, 'x-menu' => 1024, 'x-social' => 1024, 'x-contact' => 1024,
        'x-addon' => 1024,
        'b' => 256, 'big' => 256, 'code' => 256, 'em' => 256, 'font' => 256, 'i' => 256, 's' => 256, 'small' => 256,
        'strike' => 256, 'strong' => 256, 'tt' => 256, 'u' => 256, 'applet' => 256, 'marquee' => 256, 'object' => 256,
        'span' => 256, 'cite' => 256, 'q' => 256, 'dfn' => 256, 'abbr' => 256, 'ruby' => 256, 'data' => 256,
        'time' => 256, 'var' => 256, 'samp' => 256, 'kbd' => 256, 'sub' => 256, 'sup' => 256, 'mark' => 256,
        'bdi' => 256, 'bdo' => 256, 'label' => 256, 'output' => 256, 'progress' => 256, 'meter' => 256,
        'legend' => 256, 'ins' => 256, 'del' => 256, 'map' => 256, 'video' => 256, 'audio' => 256, 'canvas' => 256,
        'address' => 260, 'article' => 260, 'aside' => 260, 'blockquote' => 260, 'center' => 260, 'details' => 260,
        'dialog' => 260, 'dir' => 260, 'div' => 260, 'dl' => 260, 'fieldset' => 260, 'figcaption' => 260,
        'figure' => 260, 'footer' => 260, 'header' => 260, 'hgroup' => 260, 'main' => 260, 'menu' => 260,
        'nav' => 260, 'ol' => 260, 'search' => 260, 'section' => 260, 'summary' => 260, 'ul' => 260, 'pre' => 260,
        'listing' => 260, 'p' => 260,
        'h1' => 276, 'h2' => 276, 'h3' => 276, 'h4' => 276, 'h5' => 276, 'h6' => 276,
        'a' => 257,
        'li' => 772,
        'button' => 288,
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
        '/strike' => 'strike', '/strong' => 'strong', '/tt' => 'tt', '/u' => 'u', '/area' => 'area',
        '/base' => 'base', '/basefont' => 'basefont', '/bgsound' => 'bgsound', '/br' => 'br', '/embed' => 'embed',
        '/frame' => 'frame', '/img' => 'img', '/image' => 'image', '/input' => 'input', '/keygen' => 'keygen',
        '/link' => 'link', '/meta' => 'meta', '/param' => 'param', '/source' => 'source', '/track' => 'track',
        '/wbr' => 'wbr', '/hr' => 'hr', '/head' => 'head', '/html' => 'html', '/body' => 'body',
        '/script' => 'script', '/style' => 'style', '/title' => 'title', '/textarea' => 'textarea',
        '/iframe' => 'iframe', '/noembed' => 'noembed', '/noframes' => 'noframes', '/noscript' => 'noscript',
        '/xmp' => 'xmp', '/caption' => 'caption', '/col' => 'col', '/colgroup' => 'colgroup', '/tbody' => 'tbody',
        '/td' => 'td', '/tfoot' => 'tfoot', '/th' => 'th', '/thead' => 'thead', '/tr' => 'tr', '/p' => 'p',
        '/li' => 'li', '/dd' => 'dd', '/dt' => 'dt', '/h1' => 'h1', '/h2' => 'h2', '/h3' => 'h3', '/h4' => 'h4',
        '/h5' => 'h5', '/h6' => 'h6', '/button' => 'button', '/applet' => 'applet', '/marquee' => 'marquee',
        '/object' => 'object', '/table' => 'table', '/select' => 'select', '/option' => 'option',
        '/optgroup' => 'optgroup', '/svg' => 'svg', '/math' => 'math', '/frameset' => 'frameset',
        '/plaintext' => 'plaintext', '/nobr' => 'nobr', '/rb' => 'rb', '/rtc' => 'rtc', '/rt' => 'rt', '/rp' => 'rp',
        '/span' => 'span', '/cite' => 'cite', '/q' => 'q', '/dfn' => 'dfn', '/abbr' => 'abbr', '/ruby' => 'ruby',
        '/data' => 'data', '/time' => 'time', '/var' => 'var', '/samp' => 'samp', '/kbd' => 'kbd', '/sub' => 'sub',
        '/sup' => 'sup', '/mark' => 'mark', '/bdi' => 'bdi', '/bdo' => 'bdo', '/label' => 'label',
        '/output' => 'output', '/progress' => 'progress', '/meter' => 'meter', '/legend' => 'legend', '/ins' => 'ins',
        '/del' => 'del', '/map' => 'map', '/video' => 'video', '/audio' => 'audio', '/canvas' => 'canvas',
    ];
}
