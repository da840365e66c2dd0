<?php

declare(strict_types=1);

namespace Inlay\Locator;

/**
 * The standard's tokenizer as regular expressions. Whatever they do not match, nobody here is sure of.
 *
 * All groups are possessive, so that no page makes the engine go back, and none of them captures where it is not asked
 * to.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
final class Patterns
{
    private const BLANK = '[\t\n\f\r ]*+';

    /** What ends a tag's name. */
    private const NAME_END = '(?=[\t\n\f\r />])';

    private const COMPONENT_NAME = 'x-(?:logo|menu|social|contact|addon)';

    /** Behind an equals sign. */
    private const VALUE = self::BLANK . '(?:"[^"]*+"|\'[^\']*+\'|[^\t\n\f\r "\'>][^\t\n\f\r >]*+|(?=>))';

    /** An attribute of any shape. */
    private const ATTRIBUTE = '[^\t\n\f\r />][^\t\n\f\r />=]*+' . self::BLANK . '(?:=' . self::VALUE . '|(?!=))';

    /**
     * What is behind a tag's name. The first way takes attributes as most people write them: names in one go, and an
     * equals sign only directly behind one.
     */
    private const REST = '(?>[^"\'<>=]*+(?:(?<=[a-z0-9_-])=' . self::VALUE . '[^"\'<>=]*+)*+>'
        . '|(?:[\t\n\f\r /]++|' . self::ATTRIBUTE . ')*+>)';

    private const COMMENT = '<!--(?:-?>|(?:[^-]++|-(?!-!?>))*+(?:--!?>|\z))';

    /** Other declarations, processing instructions and end tags without a name, which are comments to HTML. */
    private const BOGUS = '<(?:!(?!--)|\?|/(?![a-z]))[^>]*+(?:>|\z)';

    /** Elements that are never open, and close nothing. */
    private const VOID = '<(?:br|img|input|link|meta|source|wbr|area|param|track|embed)' . self::NAME_END . self::REST;

    /** A script's text ends otherwise when it opens a comment and a script in that. */
    private const SCRIPT = '<script' . self::NAME_END . self::REST
        . '(?:[^<]++|<(?!/script[\t\n\f\r />]|!--))*+'
        . '(?:<!--(?:[^<]++|<(?!/script[\t\n\f\r />]|script))*+)?+'
        . '(?:</script' . self::REST . '|\z)';

    /** The group is the name. */
    private const RAW = '<(style|title|textarea|iframe|noembed|noframes|noscript)' . self::NAME_END . self::REST
        . '(?:[^<]++|<(?!/\g{-1}[\t\n\f\r />]))*+(?:</\g{-1}' . self::REST . '|\z)';

    /** Elements of foreign content that hold HTML. */
    private const INTEGRATION_POINT = '(?:title|desc|foreignobject|annotation-xml|m[inos]|mtext)';

    /** Elements that end foreign content or hold HTML in it, and components. */
    private const NOT_FOREIGN = '(?!(?:b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|h[1-6]|head|hr|i|img|'
        . 'li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strong|strike|sub|sup|table|tt|u|ul|var|font|'
        . self::INTEGRATION_POINT . '|' . self::COMPONENT_NAME . ')[\t\n\f\r />])';

    private const NAME = '[a-z][^\t\n\f\r />]*+' . self::NAME_END;

    /** What is behind the name of an element of foreign content, up to what ends the tag. */
    private const FOREIGN_REST = '(?:[\t\n\f\r ]++|/(?!>)|' . self::ATTRIBUTE . ')*+';

    /** An element in foreign content that holds text alone. Its group is the name. */
    private const FOREIGN_TEXT = '<(' . self::INTEGRATION_POINT . '|' . self::COMPONENT_NAME . ')' . self::NAME_END
        . self::FOREIGN_REST . '(?:/>|>[^<]*+</\g{-1}' . self::NAME_END . self::REST . ')';

    /** An element of foreign content, all of whose elements have end tags of their own. It calls itself, as group 3. */
    private const FOREIGN = '(<' . self::NOT_FOREIGN . '(' . self::NAME . ')' . self::FOREIGN_REST
        . '(?:/>|>(?:[^<]++|' . self::COMMENT . '|' . self::FOREIGN_TEXT . '|(?3))*+'
        . '</\g{-2}' . self::NAME_END . self::REST . '))';

    /** What a `select` holds, and the components, whose tags it ignores. */
    private const SELECT = '<select' . self::NAME_END . self::REST
        . '(?:[^<]++|' . self::COMMENT . '|</?(?:option|optgroup|' . self::COMPONENT_NAME . ')' . self::NAME_END
        . self::REST . ')*+</select' . self::NAME_END . self::REST;

    /** What is between two tags and changes nothing for what is open. The lookaheads tell what is not worth a try. */
    private const QUIET = '(?:[^<]++|<(?![a-z/!?])|(?=<[abeilmnpstw])(?:' . self::VOID
        . '|(?=<s)(?:' . self::SCRIPT . '|' . self::SELECT . ')|(?=<[stin])(?1)'
        . '|(?=<(?:svg|math)' . self::NAME_END . ')(?3))|(?=<[!?/])(?:' . self::BOGUS . '|' . self::COMMENT . '))*+';

    /**
     * Behind which name there is no further match: behind that of a component's start tag, as it decides where to read
     * on, and behind those that are only found where they could not be taken in one go.
     */
    private const LAST = '<x-logo|<x-menu|<x-social|<x-contact|<x-addon|<svg|<math|<script|<select';

    /**
     * A tag's name, with a slash in front if it is an end tag's, and nothing at the end of the page. A match begins
     * where a name ended, behind a tag, or at the beginning. The groups are only called, so that they are never set.
     *
     * Measured on a page of 60 KB with 1,200 tags and 900 attributes, with opcache and without JIT of PHP: 130 µs for
     * all matches, and 80 to follow them. To take whole leaves and subtrees in one go, by patterns that call
     * themselves, leaves a fifth of the matches and takes 320.
     */
    public const TAGS = '~(?(DEFINE)(' . self::RAW . ')' . self::FOREIGN . ')'
        . '\G(?>\A(?:\xef\xbb\xbf)?+|(?<=>)|(?<!' . self::LAST . ')' . self::REST . ')'
        . self::QUIET . '(?:<\K/?' . self::NAME . '|\K\z)~i';

    /** Where a component may be. */
    public const CANDIDATE = '~<' . self::COMPONENT_NAME . '~i';

    /** The beginning of a component's end tag. The group is its name. */
    public const END_TAG = '~</(' . self::COMPONENT_NAME . ')~i';

    /** A component's start tag. Groups: its name, what is at its end, and its end tag if only text is before that. */
    public const COMPONENT = '~\G<(' . self::COMPONENT_NAME . ')' . self::REST
        . '()(?:[^<]*+</\1' . self::BLANK . '>)?+~i';

    /** From the name of a tag to its end. */
    public const TAG = '~\G/?' . self::NAME . self::REST . '~i';

    /** What makes a canvas a document, not a fragment. */
    public const DOCUMENT = '~\A(?:\xef\xbb\xbf)?+(?:[\t\n\f\r ]++|' . self::COMMENT . '|<\?[^>]*+(?:>|\z))*+'
        . '<(?:!doctype|html|head|body|frameset)' . self::NAME_END . '~i';

    /** A doctype that certainly asks for no quirks; in quirks mode a table does not close a paragraph. */
    public const NO_QUIRKS = '~\A(?:\xef\xbb\xbf)?+' . self::BLANK . '<!doctype[\t\n\f\r ]++html' . self::BLANK . '>~i';

    /** What a CMS puts between the lines of its automatic paragraphs. */
    public const BLANK_ONLY = '~\A(?:[\t\n\f\r ]|<br' . self::BLANK . '/?>)*+\z~i';
}
