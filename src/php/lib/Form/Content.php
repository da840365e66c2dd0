<?php

declare(strict_types=1);

namespace Inlay\Form;

use Inlay\Generated\Limits;
use Inlay\Url\Utf8;

/**
 * The content of an add-on: the provider's HTML parsed alone, made safe and kept within itself unless the provider is
 * trusted, and such that written out and parsed again it is the same. The twin of src/component/form.ts, to the byte.
 */
final class Content
{
    /** UTF-16 code units of one form, as it came and as it is written. */
    private const MAX_LENGTH = Limits::MAX_FORM_LENGTH;

    public const TOO_LONG_WRITTEN = 'HTML of more than ' . self::MAX_LENGTH . ' characters as it is written';
    public const TOO_LONG_WITH_PREFIXES = self::TOO_LONG_WRITTEN . ', with the name of the form before each of its ids';

    /** Rounds of parsing and writing after which markup that still changes is given up. */
    private const MAX_ROUNDS = 4;

    /** Elements that show or do something without a text in them. */
    public const SUBSTANTIAL = [
        'input' => true, 'select' => true, 'textarea' => true, 'button' => true, 'img' => true, 'hr' => true,
        'progress' => true, 'meter' => true, 'script' => true, 'iframe' => true, 'svg' => true, 'math' => true,
        'video' => true, 'audio' => true, 'canvas' => true, 'object' => true, 'embed' => true,
    ];

    /** What only a link can have. */
    private const LINK_ATTRIBUTES = [
        'href' => true, 'target' => true, 'rel' => true, 'download' => true, 'ping' => true, 'hreflang' => true,
        'type' => true, 'referrerpolicy' => true,
    ];

    /** A character that is not blank. Other than in attributes, all white space of Unicode counts as blank. */
    private const SOLID = '/[^\t\n\x0b\f\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}]/u';

    private ?string $unlinked = null;

    /**
     * @param list<Node|string>|null $nodes null while nobody needed them
     * @param list<array{code: string, message: string}> $notes what of it was left out
     */
    private function __construct(
        private ?array $nodes,
        private readonly string $written,
        private readonly bool $isTrusted,
        public readonly array $notes,
    ) {
    }

    /**
     * The content, or in words why there is none.
     *
     * @param string $html the provider's; bytes that are no UTF-8 count as U+FFFD
     * @param string $provider the form's, whose name and id the ids in it begin with
     * @param string $form its id
     * @param bool $trusted whether it may hold scripts and whatever else it does
     */
    public static function of(string $html, string $provider, string $form, bool $trusted): self|string
    {
        $markup = Utf8::scrub($html);
        $prefix = $trusted ? null : Confinement::prefix($provider, $form);
        $losses = new Losses();
        $plain = Plain::write($markup, $prefix, $losses);
        if ($plain !== null) {
            $notes = [...$losses->notes($trusted), ...Confinement::shadowingNotes($losses->shadowing)];
            return new self(null, $plain, $trusted, $notes);
        }
        $losses = new Losses();
        try {
            for ($round = 0; $round < self::MAX_ROUNDS; $round += 1) {
                $length = self::isTooLong($markup) ? Utf8::lengthInUtf16($markup) : 0;
                if ($length > 0) {
                    return "HTML of $length characters, expected at most " . self::MAX_LENGTH;
                }
                $nodes = Cleaner::clean(Parser::parse($markup), $trusted, $losses);
                $written = Serializer::write($nodes);
                if (self::isTooLong($written)) {
                    return self::TOO_LONG_WRITTEN;
                }
                $isSame = $written === $markup || ($round < self::MAX_ROUNDS - 1
                    && Stability::isCertain($nodes));
                if ($isSame) {
                    return self::hasContent($nodes)
                        ? self::confined($nodes, $written, $prefix, $losses) : $losses->withoutContent();
                }
                $markup = $written;
            }
        } catch (Refusal $refusal) {
            return $refusal->getMessage();
        }
        return 'HTML that no parser reads twice alike';
    }

    /**
     * @param list<Node|string> $nodes
     * @param string|null $prefix of ids; null for a provider that is trusted
     * @throws Refusal
     */
    private static function confined(array $nodes, string $written, ?string $prefix, Losses $losses): self
    {
        if ($prefix === null) {
            return new self($nodes, $written, true, $losses->notes(true));
        }
        [$kept, $notes] = Confinement::confine($nodes, $prefix);
        $html = Serializer::write($kept, self::TOO_LONG_WITH_PREFIXES);
        if (self::isTooLong($html)) {
            throw new Refusal(self::TOO_LONG_WITH_PREFIXES);
        }
        return new self($kept, $html, false, [...$losses->notes(false), ...$notes]);
    }

    /** Whether a text has more UTF-16 code units than a form may have; it never has more than bytes. */
    private static function isTooLong(string $text): bool
    {
        return strlen($text) > self::MAX_LENGTH && Utf8::lengthInUtf16($text) > self::MAX_LENGTH;
    }

    /**
     * The content as markup.
     *
     * @param bool $linked whether links may stand there; without, they are spans
     */
    public function html(bool $linked): string
    {
        if ($linked || !str_contains($this->written, '<a')) {
            return $this->written;
        }
        $this->nodes ??= Cleaner::clean(Parser::parse($this->written), $this->isTrusted, new Losses());
        return $this->unlinked ??= Serializer::write(self::unlink($this->nodes));
    }

    /**
     * @param list<Node|string> $nodes
     * @return list<Node|string>
     */
    private static function unlink(array $nodes): array
    {
        $unlinked = [];
        foreach ($nodes as $node) {
            if (is_string($node)) {
                $unlinked[] = $node;
                continue;
            }
            $isLink = $node->name === 'a';
            $unlinked[] = new Node(
                $isLink ? 'span' : $node->name,
                $isLink ? array_diff_key($node->attributes, self::LINK_ATTRIBUTES) : $node->attributes,
                self::unlink($node->children),
                $node->content,
            );
        }
        return $unlinked;
    }

    /**
     * @param list<Node|string> $nodes
     */
    private static function hasContent(array $nodes): bool
    {
        foreach ($nodes as $node) {
            $isContent = is_string($node)
                ? preg_match(self::SOLID, $node) === 1
                : isset(self::SUBSTANTIAL[$node->name]) || self::hasContent($node->children);
            if ($isContent) {
                return true;
            }
        }
        return false;
    }
}
