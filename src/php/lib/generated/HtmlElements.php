<?php

/**
 * Written by `npm run generate` from src/html/elements.ts, src/html/foreign.ts and src/canvas/locate/fast/foreign.ts:
 * change it there.
 */

declare(strict_types=1);

namespace Inlay\Generated;

/**
 * Facts about HTML's elements.
 */
final class HtmlElements
{
    /** Elements without content and end tag. */
    public const VOID = [
        'area' => true, 'base' => true, 'basefont' => true, 'bgsound' => true, 'br' => true, 'col' => true,
        'embed' => true, 'frame' => true, 'hr' => true, 'img' => true, 'input' => true, 'keygen' => true,
        'link' => true, 'meta' => true, 'param' => true, 'source' => true, 'track' => true, 'wbr' => true,
    ];

    /** Elements in whose content nothing is escaped. */
    public const RAW_TEXT = [
        'style' => true, 'script' => true, 'xmp' => true, 'iframe' => true, 'noembed' => true, 'noframes' => true,
        'plaintext' => true,
    ];

    /** Elements that end foreign content. `font` does so when it has certain attributes. */
    public const BREAKOUTS = [
        'b' => true, 'big' => true, 'blockquote' => true, 'body' => true, 'br' => true, 'center' => true,
        'code' => true, 'dd' => true, 'div' => true, 'dl' => true, 'dt' => true, 'em' => true, 'embed' => true,
        'h1' => true, 'h2' => true, 'h3' => true, 'h4' => true, 'h5' => true, 'h6' => true, 'head' => true,
        'hr' => true, 'i' => true, 'img' => true, 'li' => true, 'listing' => true, 'menu' => true, 'meta' => true,
        'nobr' => true, 'ol' => true, 'p' => true, 'pre' => true, 'ruby' => true, 's' => true, 'small' => true,
        'span' => true, 'strong' => true, 'strike' => true, 'sub' => true, 'sup' => true, 'table' => true, 'tt' => true,
        'u' => true, 'ul' => true, 'var' => true,
    ];

    /** Elements that hold HTML in foreign content, and components: known only where they hold text alone. */
    public const KNOWN_WITH_TEXT = [
        'foreignobject' => true, 'desc' => true, 'title' => true, 'annotation-xml' => true, 'mi' => true, 'mo' => true,
        'mn' => true, 'ms' => true, 'mtext' => true, 'x-logo' => true, 'x-menu' => true, 'x-social' => true,
        'x-contact' => true, 'x-addon' => true,
    ];
}
