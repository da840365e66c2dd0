<?php

declare(strict_types=1);

namespace Inlay\Form;

use Inlay\Generated\Limits;

/**
 * Writes markup that is certainly read as it is nested: plain elements with plain attributes and an end tag for each, as
 * the plugins of forms print them. Of anything else it says nothing, and a parser has its say.
 *
 * Measured with opcache, without JIT: 66 µs for a form of 2 KB, of which its slow twin, `Parser` and all that follows, takes
 * 200, and has ten files more to load; test/php/form.test.ts holds both to TypeScript.
 */
final class Plain
{
    private const MAX_LENGTH = 65_536;
    private const MAX_DEPTH = 64;

    /** Characters that prefixes of ids may add; with more the form may be too long. */
    private const MAX_ADDED = Limits::MAX_FORM_LENGTH >> 1;

    /** Text, with the references that are written as they are; a start tag, with its attributes; an end tag. */
    private const TOKEN = '~\G(?:((?:[^<>&\r\0]++(?:&(?:amp|lt|gt);[^<>&\r\0]*+)*+|(?:&(?:amp|lt|gt);[^<>&\r\0]*+)++))|<([a-z][a-z0-9]*+)((?:[ \t\n]++' . self::ATTRIBUTE
        . ')*+)[ \t\n]*+/?>|</([a-z][a-z0-9]*+)>)~';
    private const ATTRIBUTE = '[a-z][a-z0-9-]*+(?:="[^"&<>\r\0]*+(?:&amp;[^"&<>\r\0]*+)*+"|=\'[^\'"&<>\r\0]*+\'|=[\w.:#/-]++(?=[ \t\n>]))?+'
        . '(?=[ \t\n/>])';
    private const ATTRIBUTES = '~([a-z][a-z0-9-]*+)(?:="([^"]*+)"|=\'([^\']*+)\'|=([\w.:#/-]++))?+~';

    private const LABEL = '(?!xn--)[a-z][a-z0-9]*+(?:-++[a-z0-9]++)*+';
    private const BYTE = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
    private const HOST = '(?:' . self::LABEL . '(?:\.' . self::LABEL . ')*|(?:' . self::BYTE . '\.){3}' . self::BYTE . ')';

    /** Addresses that no parser of URLs refuses, and that lead to the web. */
    private const ADDRESS = '~^(?:https?://' . self::HOST . '(?::[1-9][0-9]{0,3}|:[1-5][0-9]{4})?(?:[/?#]' . self::PATH
        . ')?|/(?:(?:[\w.?#=%+,;-]|&amp;)' . self::PATH . ')?|(?:[?#]' . self::PATH . ')?)$~D';
    private const PATH = '(?:[\w./?#=%+,;-]|&amp;)*+';
    private const ADDRESSES = ['href' => true, 'src' => true, 'action' => true, 'formaction' => true];

    private const TOKENS = '~^[^ \t\n\f]+(?: [^ \t\n\f]+)*$~D';

    /** @var list<string> names of the open elements */
    private array $open = [''];

    /** @var list<array<string, true>> what of `Stability::ALONE` each of them stands in */
    private array $within = [[]];

    /** Whether the element that was opened last has nothing in it. */
    private bool $isEmpty = false;

    private bool $hasContent = false;

    /** @var array<true> ids, as they are written */
    private array $ids = [];

    /** @var list<string> fragments of actions that were no ids of what came before */
    private array $fragments = [];

    private int $added = 0;

    /** @param string|null $prefix of ids; null for a provider that is trusted */
    private function __construct(private readonly ?string $prefix, private readonly Losses $losses)
    {
    }

    /**
     * The markup as the slow twin would write it; null where only that knows.
     *
     * @param string $html valid UTF-8
     * @param string|null $prefix of ids; null for a provider that is trusted
     * @param Losses $losses gets what was left out
     */
    public static function write(string $html, ?string $prefix, Losses $losses): ?string
    {
        if (strlen($html) > self::MAX_LENGTH || preg_match_all(self::TOKEN, $html, $tokens, PREG_SET_ORDER) === false) {
            return null;
        }
        $plain = new self($prefix, $losses);
        $out = '';
        $length = 0;
        foreach ($tokens as $token) {
            $length += strlen($token[0]);
            $written = match (count($token)) {
                2 => $plain->text($token[1]),
                5 => $plain->endTag($token[4]),
                default => $plain->startTag($token[2], $token[3]),
            };
            if ($written === null) {
                return null;
            }
            $out .= $written;
        }
        $isWhole = $length === strlen($html) && count($plain->open) === 1
            && array_intersect_key(array_flip($plain->fragments), $plain->ids) === [];
        return $isWhole && $plain->hasContent ? $out : null;
    }

    private function text(string $text): ?string
    {
        $parent = $this->open[count($this->open) - 1];
        // A parser drops the first newline of a field.
        if ($parent === 'textarea' && $text[0] === "\n") {
            return null;
        }
        $this->isEmpty = false;
        $this->hasContent = $this->hasContent || preg_match('/[!-~]/', $text) === 1;
        return $text;
    }

    private function startTag(string $name, string $attributes): ?string
    {
        $depth = count($this->open);
        $parent = $this->open[$depth - 1];
        $within = $this->within[$depth - 1];
        $isKnown = $depth <= self::MAX_DEPTH && $parent !== 'textarea' && $parent !== 'option'
            && Stability::mayStand($name, $parent, $within)
            && ($this->prefix === null || isset(Cleaner::schema()['tags'][$name]));
        $written = $isKnown ? $this->attributes($name, $attributes) : null;
        if ($written === null) {
            return null;
        }
        $this->hasContent = $this->hasContent || isset(Content::SUBSTANTIAL[$name]);
        $this->isEmpty = false;
        if (!Stability::isVoid($name)) {
            $this->open[] = $name;
            $this->within[] = $within + Stability::within($name);
            $this->isEmpty = true;
        }
        return "<$name$written>";
    }

    private function endTag(string $name): ?string
    {
        if ($this->open[count($this->open) - 1] !== $name || ($this->isEmpty && $name === 'form')) {
            return null;
        }
        array_pop($this->open);
        array_pop($this->within);
        $this->isEmpty = false;
        return "</$name>";
    }

    private function attributes(string $tag, string $text): ?string
    {
        if ($text === '') {
            return '';
        }
        $out = '';
        $seen = [];
        preg_match_all(self::ATTRIBUTES, $text, $matches, PREG_SET_ORDER);
        foreach ($matches as $match) {
            $name = $match[1];
            $written = isset($seen[$name]) ? null : $this->attribute($tag, $name, $match[4] ?? $match[3] ?? $match[2] ?? '');
            if ($written === null) {
                return null;
            }
            $seen[$name] = true;
            $out .= $written;
        }
        return $out;
    }

    private function attribute(string $tag, string $name, string $value): ?string
    {
        if ($this->prefix !== null) {
            if (!Cleaner::isAllowed($tag, $name)) {
                if ($name === 'style' && (str_contains($value, '&') || HidingStyle::hides($value))) {
                    return null;
                }
                $this->losses->attribute($tag, $name);
                return '';
            }
            $isOdd = $name === 'srcset' || (isset(self::ADDRESSES[$name]) && preg_match(self::ADDRESS, $value) !== 1)
                || $this->mayReachBeyond($tag, $name, $value);
            if ($isOdd) {
                return null;
            }
            if ($name === 'id') {
                $this->ids[$value] = true;
            }
            if ($name === 'name' && isset(Cleaner::schema()['shadowed'][$value])) {
                $this->losses->shadowing[$value] = true;
            }
            if ($name === 'action') {
                if (!$this->mayAdd(1)) {
                    return null;
                }
                $value = $this->action($value);
            }
            if (isset(Cleaner::schema()['ids'][$name])) {
                return !$this->mayAdd(substr_count($value, ' ') + 1) || preg_match(self::TOKENS, $value) !== 1 ? null
                    : " $name=\"$this->prefix" . str_replace(' ', " $this->prefix", $value) . '"';
            }
        }
        return Serializer::attribute($name, $value);
    }

    /** Whether there is room for so many prefixes more. */
    private function mayAdd(int $prefixes): bool
    {
        $this->added += $prefixes * strlen((string) $this->prefix);
        return $this->added <= self::MAX_ADDED;
    }

    /** The address of a form, whose fragment goes along with the id that it is. */
    private function action(string $value): string
    {
        $hash = strpos($value, '#');
        $id = $hash === false ? '' : substr($value, $hash + 1);
        if ($id === '' || isset($this->ids[$id])) {
            return $id === '' ? $value : substr($value, 0, (int) $hash + 1) . $this->prefix . $id;
        }
        $this->fragments[] = $id;
        return $value;
    }

    /**
     * Whether `Confinement` may have something to say of an attribute beyond what it does to ids.
     */
    private function mayReachBeyond(string $tag, string $name, string $value): bool
    {
        $schema = Cleaner::schema();
        return match ($name) {
            'form' => true,
            'href' => str_starts_with($value, '#'),
            'name' => $tag === 'details'
                || (isset($schema['owned'][$tag]) && !isset($this->within[count($this->within) - 1]['form'])),
            'formnovalidate' => !isset($this->within[count($this->within) - 1]['form']),
            'target' => !isset($schema['targets'][$value]),
            'tabindex' => !isset($schema['tabIndexes'][$value]),
            'method' => !isset($schema['methods'][strtolower($value)]),
            'rel' => preg_match('~(?<![^ \t\n\f])opener(?![^ \t\n\f])~i', $value) === 1,
            default => isset($schema['overrides'][$name]),
        };
    }
}
