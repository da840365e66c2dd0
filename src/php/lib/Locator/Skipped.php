<?php

declare(strict_types=1);

namespace Inlay\Locator;

/**
 * What is read in one go because nothing in it opens or closes an element around it: comments, scripts, elements that hold
 * text alone, `select`, and foreign content.
 *
 * Each character of it is looked at a fixed number of times: every search begins where the one before ended, and where one
 * fails, the scan is unsure and ends.
 */
final class Skipped
{
    /** Names of such elements, and the signs that comments and the like begin with. */
    public const NAMES = [
        '!' => true, '?' => true, '/' => true, 'script' => true, 'select' => true, 'svg' => true, 'math' => true,
        'style' => true, 'title' => true, 'textarea' => true, 'iframe' => true, 'noembed' => true, 'noframes' => true,
        'noscript' => true,
    ];

    /**
     * Moves `resume` behind it.
     *
     * @param string $name one of `NAMES`
     * @param int $start offset of the name
     */
    public static function read(Scan $scan, string $name, int $start): void
    {
        $html = $scan->html;
        $end = match ($name) {
            '!', '?', '/' => self::declaration($html, $start - 1),
            'script' => self::script($html, $start + 6),
            'select' => self::select($html, $start + 6),
            'svg', 'math' => Foreign::end($html, $start - 1),
            default => self::raw($html, $name, $start + strlen($name)),
        };
        if ($end === -1) {
            $scan->isSure = false;
        } else {
            $scan->resume = $end;
        }
    }

    /**
     * Whether a page begins with what makes it a document, not a fragment.
     */
    public static function isDocument(string $html): bool
    {
        $at = str_starts_with($html, "\xef\xbb\xbf") ? 3 : 0;
        for (;;) {
            $at += strspn($html, "\t\n\f\r ", $at);
            $sign = substr($html, $at, 4);
            if ($sign !== '<!--' && !str_starts_with($sign, '<?')) {
                return preg_match(Patterns::DOCUMENT_TAG, $html, $found, 0, $at) === 1;
            }
            $at = self::declaration($html, $at);
        }
    }

    /**
     * The end of a comment, or of a declaration, a processing instruction or an end tag without a name, which are comments
     * to HTML. What is not closed goes to the end of the page.
     *
     * @param int $start offset of its `<`
     * @return int -1 for an end tag with a name that is not closed
     */
    public static function declaration(string $html, int $start): int
    {
        if (substr_compare($html, '<!--', $start, 4) !== 0) {
            $isTag = $html[$start + 1] === '/' && ctype_alpha($html[$start + 2] ?? '');
            $end = strpos($html, '>', $start);
            return $isTag ? -1 : ($end === false ? strlen($html) : $end + 1);
        }
        $dash = ($html[$start + 4] ?? '') === '-' ? 1 : 0;
        if (($html[$start + 4 + $dash] ?? '') === '>') {
            return $start + 5 + $dash;
        }
        return preg_match(Patterns::COMMENT_END, $html, $found, PREG_OFFSET_CAPTURE, $start + 4) === 1
            ? $found[0][1] + strlen($found[0][0])
            : strlen($html);
    }

    /**
     * The end of a tag.
     *
     * @param int $at offset behind its name
     * @return int -1 where it has none
     */
    private static function tagEnd(string $html, int $at): int
    {
        return preg_match(Patterns::REST, $html, $found, 0, $at) === 1 ? $at + strlen($found[0]) : -1;
    }

    /**
     * The end of a script. Its text ends otherwise when it opens a comment and a script in that.
     *
     * @param int $at offset behind its name
     */
    private static function script(string $html, int $at): int
    {
        $at = self::tagEnd($html, $at);
        if ($at === -1) {
            return -1;
        }
        $isFound = preg_match(Patterns::SCRIPT_END, $html, $found, PREG_OFFSET_CAPTURE, $at) === 1;
        if ($isFound && $found[0][0] === '<!--') {
            $at = $found[0][1] + 4;
            $isFound = preg_match(Patterns::SCRIPT_COMMENT_END, $html, $found, PREG_OFFSET_CAPTURE, $at) === 1;
        }
        if (!$isFound) {
            return strlen($html);
        }
        [[$tag, $start]] = $found;
        return $tag[1] === '/' ? self::tagEnd($html, $start + 8) : -1;
    }

    /**
     * The end of an element that holds text alone.
     *
     * @param int $at offset behind its name
     */
    private static function raw(string $html, string $name, int $at): int
    {
        $at = self::tagEnd($html, $at);
        while ($at !== -1) {
            if (preg_match(Patterns::RAW_END, $html, $found, PREG_OFFSET_CAPTURE, $at) !== 1) {
                return strlen($html);
            }
            $at = $found[0][1] + strlen($found[0][0]) - 1;
            if (strtolower($found[1][0]) === $name) {
                return self::tagEnd($html, $at);
            }
        }
        return -1;
    }

    /**
     * The end of a `select` that holds options alone, and components, whose tags it ignores.
     *
     * @param int $at offset behind its name
     */
    private static function select(string $html, int $at): int
    {
        $at = self::tagEnd($html, $at);
        while ($at !== -1) {
            $at += strcspn($html, '<', $at);
            if (substr($html, $at, 4) === '<!--') {
                $at = self::declaration($html, $at);
                continue;
            }
            if (preg_match(Patterns::SELECT_PART, $html, $found, 0, $at) !== 1) {
                return -1;
            }
            $at += strlen($found[0]);
            if (strtolower($found[2]) === 'select') {
                return $found[1] === '/' ? $at : -1;
            }
        }
        return -1;
    }
}
