<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * Reads markup as tags and texts for the parser. It jumps from one end of a token to the next, so that the time is that
 * of `strpos` and PCRE, not of a loop over characters.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
final class Tokenizer
{
    private const SPACE_OR_SLASH = "\t\n\f /";

    /** A name and, if any, its value: quoted twice, once, not at all, missing before `>`, or never ending. */
    private const ATTRIBUTE = '~\G([^\t\n\f />][^\t\n\f />=]*+)'
        . '(?:[\t\n\f ]*+=[\t\n\f ]*+(?:"([^"]*+)"|\'([^\']*+)\'|([^\t\n\f >"\'][^\t\n\f >]*+)|(?=>)|(["\']|\z)))?+~';

    private const END_TAG = '~</([a-z]++)[\t\n\f />]~i';

    private int $position = 0;
    private string $text = '';
    private readonly string $html;
    private readonly int $length;
    private readonly bool $hasNul;

    /** Whether a slash before the end of a tag is its own, not one of a value. */
    private bool $closesItself = false;

    /**
     * @param string $html valid UTF-8
     */
    public function __construct(string $html, private readonly Parser $parser)
    {
        $this->html = str_contains($html, "\r") ? str_replace(["\r\n", "\r"], "\n", $html) : $html;
        $this->length = strlen($this->html);
        $this->hasNul = str_contains($html, "\0");
    }

    public function run(): void
    {
        while ($this->position < $this->length) {
            $end = strcspn($this->html, '<', $this->position);
            if ($end > 0) {
                $text = substr($this->html, $this->position, $end);
                $this->text .= str_contains($text, '&') ? References::decodeText($text) : $text;
                $this->position += $end;
            }
            if ($this->position < $this->length) {
                $this->markup();
            }
        }
        $this->flush();
    }

    private function markup(): void
    {
        $next = $this->html[$this->position + 1] ?? '';
        if (ctype_alpha($next)) {
            $this->startTag();
        } elseif ($next === '/') {
            $this->endTag();
        } elseif ($next === '!') {
            $this->declaration();
        } elseif ($next === '?') {
            $this->skip();
        } else {
            $this->text .= '<';
            $this->position += 1;
        }
    }

    private function startTag(): void
    {
        $this->position += 1;
        $name = $this->tagName();
        $attributes = $this->attributes();
        if ($attributes === null) {
            return;
        }
        $isSelfClosing = $this->closesItself && $this->html[$this->position - 2] === '/';
        if ($this->text !== '') {
            $this->flush();
        }
        $this->parser->startTag(new Tag($name, $attributes, $isSelfClosing));
        $kind = $this->parser->takeTextKind();
        if ($kind !== null) {
            $this->rawText($name, $kind);
        }
    }

    private function endTag(): void
    {
        $next = $this->html[$this->position + 2] ?? '';
        if (ctype_alpha($next)) {
            $this->position += 2;
            $name = $this->tagName();
            if ($this->attributes() !== null) {
                if ($this->text !== '') {
                    $this->flush();
                }
                $this->parser->endTag($name);
            }
        } elseif ($next === '>') {
            $this->position += 3;
        } elseif ($next === '') {
            $this->text .= '</';
            $this->position += 2;
        } else {
            $this->skip();
        }
    }

    private function tagName(): string
    {
        $length = strcspn($this->html, "\t\n\f />", $this->position);
        $name = strtolower(substr($this->html, $this->position, $length));
        $this->position += $length;
        return $this->hasNul ? str_replace("\0", "\u{fffd}", $name) : $name;
    }

    /**
     * Reads to the end of a tag.
     *
     * @return array<string>|null values by name; null where the tag never ends
     */
    private function attributes(): ?array
    {
        $html = $this->html;
        $attributes = [];
        if (($html[$this->position] ?? '') === '>') {
            $this->closesItself = false;
            $this->position += 1;
            return $attributes;
        }
        while (true) {
            $skipped = strspn($html, self::SPACE_OR_SLASH, $this->position);
            $this->position += $skipped;
            if ($this->position >= $this->length) {
                return null;
            }
            if ($html[$this->position] === '>') {
                $this->closesItself = $skipped > 0;
                $this->position += 1;
                return $attributes;
            }
            if (preg_match(self::ATTRIBUTE, $html, $match, 0, $this->position) !== 1 || isset($match[5])) {
                $this->position = $this->length;
                return null;
            }
            $this->position += strlen($match[0]);
            $name = strtolower($match[1]);
            $value = ($match[2] ?? '') . ($match[3] ?? '') . ($match[4] ?? '');
            if ($this->hasNul) {
                $name = str_replace("\0", "\u{fffd}", $name);
                $value = str_replace("\0", "\u{fffd}", $value);
            }
            if (!isset($attributes[$name])) {
                $attributes[$name] = str_contains($value, '&') ? References::decodeAttribute($value) : $value;
            }
        }
    }

    private function declaration(): void
    {
        $rest = $this->position + 2;
        if (substr_compare($this->html, '--', $rest, 2) === 0) {
            // `<!-->` and `<!--->` are comments too; `--!>` ends one.
            $found = preg_match('~\G-?>|--!?>~', $this->html, $match, PREG_OFFSET_CAPTURE, $rest + 2);
            $this->position = $found === 1 ? $match[0][1] + strlen($match[0][0]) : $this->length;
        } elseif (substr_compare($this->html, '[CDATA[', $rest, 7) === 0 && $this->parser->isInForeignContent()) {
            $end = strpos($this->html, ']]>', $rest + 7);
            $this->text .= substr($this->html, $rest + 7, ($end === false ? $this->length : $end) - $rest - 7);
            $this->position = $end === false ? $this->length : $end + 3;
            return;
        } elseif (substr_compare($this->html, 'doctype', $rest, 7, true) === 0) {
            $this->skip(false);
            return;
        } else {
            $this->skip();
            return;
        }
        $this->flush();
        $this->parser->comment();
    }

    /** Passes a bogus comment or a doctype. */
    private function skip(bool $isComment = true): void
    {
        $found = strpos($this->html, '>', $this->position);
        $this->position = $found === false ? $this->length : $found + 1;
        $this->flush();
        if ($isComment) {
            $this->parser->comment();
        } else {
            $this->parser->doctype();
        }
    }

    /** Reads the content of an element that holds nothing but text, and its end tag. */
    private function rawText(string $name, TextKind $kind): void
    {
        $end = match ($kind) {
            TextKind::Plain => $this->length,
            TextKind::Script => $this->endOfScript(),
            default => $this->startOfEndTag($name, $this->position) ?? $this->length,
        };
        $text = substr($this->html, $this->position, $end - $this->position);
        $this->position = $end;
        if ($this->hasNul) {
            $text = str_replace("\0", "\u{fffd}", $text);
        }
        $this->text .= $kind === TextKind::Escapable ? References::decodeText($text) : $text;
    }

    /** @see https://html.spec.whatwg.org/multipage/parsing.html#script-data-escaped-state */
    private function endOfScript(): int
    {
        $level = 0;
        for ($at = $this->position;;) {
            $isFound = match ($level) {
                0 => preg_match('~<!--|</script(?=[\t\n\f />])~i', $this->html, $match, PREG_OFFSET_CAPTURE, $at),
                1 => preg_match('~-->|</script(?=[\t\n\f />])|<script[\t\n\f />]~i', $this->html, $match, PREG_OFFSET_CAPTURE, $at),
                2 => preg_match('~-->|</script[\t\n\f />]~i', $this->html, $match, PREG_OFFSET_CAPTURE, $at),
            };
            if ($isFound !== 1) {
                return $this->length;
            }
            [$found, $at] = $match[0];
            if ($found === '<!--') {
                // Its dashes may be those of `-->`.
                $level = 1;
                $at += 2;
            } elseif ($found === '-->') {
                $level = 0;
                $at += 3;
            } elseif ($level < 2 && $found[1] === '/') {
                return $at;
            } else {
                $level = $level === 2 ? 1 : 2;
                $at += strlen($found);
            }
        }
    }

    /** Where the next end tag of a name begins. */
    private function startOfEndTag(string $name, int $from): ?int
    {
        while (preg_match(self::END_TAG, $this->html, $match, PREG_OFFSET_CAPTURE, $from) === 1) {
            if (strtolower($match[1][0]) === $name) {
                return $match[0][1];
            }
            $from = $match[0][1] + 2;
        }
        return null;
    }

    private function flush(): void
    {
        $text = $this->text;
        $this->text = '';
        if ($text !== '') {
            $this->parser->text($text);
        }
    }
}
