<?php

declare(strict_types=1);

namespace Inlay\Locator;

/**
 * The standard's tokenizer as regular expressions. Whatever they do not match, nobody here is sure of.
 *
 * No text has more than a few ways through a pattern, so that all of them are linear even for an engine that goes back, which
 * test/regex proves. That they are possessive too only makes them faster.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
final class Patterns
{
    private const BLANK = '[\t\n\f\r ]*+';

    /** What ends a tag's name. */
    private const NAME_END = '(?=[\t\n\f\r />])';

    private const NAME = '[a-z][^\t\n\f\r />]*+';

    private const COMPONENT_NAME = 'x-(?:logo|menu|social|contact|addon)';

    private const UNQUOTED = '[^\t\n\f\r "\'>][^\t\n\f\r >]*+';

    /** A value behind an equals sign that does not end the tag. */
    private const VALUE = self::BLANK . '(?:"[^"]*+"|\'[^\']*+\'|' . self::UNQUOTED . '[\t\n\f\r ])';

    /**
     * What is behind a tag's name, as most people write it: names in one go, and an equals sign only directly behind one.
     */
    private const QUICK_REST = '[^"\'<>=]*+(?:(?<=[a-z0-9_-])=' . self::VALUE . '[^"\'<>=]*+)*+'
        . '(?:(?<=[a-z0-9_-])=' . self::BLANK . '(?:' . self::UNQUOTED . ')?+)?+>';

    /** Names of attributes without values, and the name of the attribute behind them. */
    private const NAMES = '[^\t\n\f\r />][^\t\n\f\r />=]*+(?:[\t\n\f\r ]++[^\t\n\f\r />=]++)*+' . self::BLANK;

    /** What is behind a tag's name, whatever its attributes look like. The group is a value without quotes that ends it. */
    private const ANY_REST = '[\t\n\f\r /]*+(?:' . self::NAMES . '(?:=' . self::VALUE . '|/)[\t\n\f\r /]*+)*+'
        . '(?:' . self::NAMES . '(?:=' . self::BLANK . '(' . self::UNQUOTED . ')?+)?+)?+>';

    private const TAG_REST = '(?>' . self::QUICK_REST . '|' . self::ANY_REST . ')';

    /** The same behind a name of any length. */
    private const NAME_REST = '(?:>|[\t\n\f\r /]' . self::TAG_REST . ')';

    /** Elements that are never open, and close nothing. */
    private const VOID = '(?:br|img|input|link|meta|source|wbr|area|param|track|embed)';

    /** A tag without its name and its last sign, as most people write it. */
    private const QUICK_TAG = self::NAME_END . '[^"\'<>=]*+(?:(?<=[a-z0-9_-])=' . self::VALUE . '[^"\'<>=]*+)*+';

    /** An icon of shapes alone, the foreign content that pages have most of. What else there is, `Skipped` reads. */
    private const ICON = 'svg' . self::QUICK_TAG . '(?<!/)>[^<]*+(?:<(?:path|circle|rect|line|polyline|polygon|ellipse|use)'
        . self::QUICK_TAG . '(?<=/)>[^<]*+)*+</svg' . self::BLANK . '>';

    /**
     * What is between two tags and changes nothing for what is open. What is written in rare ways is left to `Skipped`, and
     * to a tag that ends a match.
     */
    private const QUIET = '[^<]*+(?:<++(?:[^<a-z/!?]|' . self::ICON . '|' . self::VOID . self::NAME_END . self::QUICK_REST
        . '|!(?:--[^->][^-]*+(?:-[^-]++)*+-->|-?+(?:[^->][^>]*+)?+>)|\?[^>]*+>|/(?:[^a-z>][^>]*+)?+>)[^<]*+)*+';

    /**
     * Behind which name there is no further match: behind that of a component's start tag, as it decides where to read
     * on, and behind those that `Skipped` reads.
     */
    private const LAST = '<svg|<math|<(?:style|title)|<(?:x-logo|x-menu|script|select|iframe)|<(?:x-addon|noembed)|'
        . '<(?:x-social|textarea|noframes|noscript)|<x-contact|<[!?/]';

    /**
     * A tag's name, with a slash in front if it is an end tag's; the sign that a declaration begins with; and nothing at the
     * end of the page. A match begins where a name ended, behind a tag, or at the beginning.
     *
     * All matches together are linear, too. A match reads what it takes, and no character more than thrice: the quick way
     * through a tag goes as far as the other one at most, before that is tried; and a tag or declaration that can not be
     * taken ends the match, and behind it there is none.
     */
    public const TAGS = '~\G(?>\A(?:\xef\xbb\xbf)?+|(?<=>)|(?<!' . self::LAST . ')' . self::TAG_REST . ')'
        . self::QUIET . '(?:<++\K(?:/?+' . self::NAME . self::NAME_END . '|[!?/]|\z)|\K\z)~i';

    /** Where a component may be. */
    public const CANDIDATE = '~<' . self::COMPONENT_NAME . '~i';

    /** The beginning of a component's end tag. The group is its name. */
    public const END_TAG = '~</(' . self::COMPONENT_NAME . ')~i';

    /** A component's start tag. */
    public const COMPONENT = '~\G<' . self::COMPONENT_NAME . self::TAG_REST . '~i';

    /** The end tag of a component, if only text is before it. The group is its name. */
    public const COMPONENT_END = '~\G[^<]*+</(' . self::COMPONENT_NAME . ')' . self::BLANK . '>~i';

    /** From the name of a tag to its end. */
    public const TAG = '~\G/?' . self::NAME . self::NAME_REST . '~i';

    /** From behind the name of a tag to its end. */
    public const REST = '~\G' . self::TAG_REST . '~i';

    /** What ends a comment. */
    public const COMMENT_END = '~--!?>~';

    /** What ends a script's text, or opens a comment in it. */
    public const SCRIPT_END = '~</script[\t\n\f\r />]|<!--~i';

    /** What ends a script's text behind a comment's beginning, or opens a script in that. */
    public const SCRIPT_COMMENT_END = '~</script[\t\n\f\r />]|<script~i';

    /** What may end an element that holds text alone. The group is its name. */
    public const RAW_END = '~</(style|title|textarea|iframe|noembed|noframes|noscript)[\t\n\f\r />]~i';

    /** A tag that a `select` holds, or its end tag. Groups: the slash and the name. Components are ignored there. */
    public const SELECT_PART = '~\G<(/?)(select|option|optgroup|' . self::COMPONENT_NAME . ')' . self::NAME_END
        . self::TAG_REST . '~i';

    /** A start tag in foreign content. Groups: its name, and a value without quotes that ends it. */
    public const FOREIGN_START = '~\G<(' . self::NAME . ')(?:>|[\t\n\f\r /]' . self::ANY_REST . ')~i';

    /** An end tag in foreign content. The group is its name. */
    public const FOREIGN_END = '~\G</(' . self::NAME . ')' . self::NAME_REST . '~i';

    /** A tag that makes what begins with it a document, not a fragment. */
    public const DOCUMENT_TAG = '~\G<(?:!doctype|html|head|body|frameset)' . self::NAME_END . '~i';

    /** A doctype that certainly asks for no quirks; in quirks mode a table does not close a paragraph. */
    public const NO_QUIRKS = '~\A(?:\xef\xbb\xbf)?+' . self::BLANK . '<!doctype[\t\n\f\r ]++html' . self::BLANK . '>~i';

    /** What a CMS puts between the lines of its automatic paragraphs. */
    public const BLANK_ONLY = '~\A(?:[\t\n\f\r ]|<br' . self::BLANK . '/?>)*+\z~i';
}
