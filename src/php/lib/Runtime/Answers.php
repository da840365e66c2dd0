<?php

declare(strict_types=1);

namespace Inlay\Runtime;

use Closure;
use Inlay\Form\Content;
use Inlay\Request;
use WeakMap;

use function array_key_exists;
use function is_string;

/**
 * The forms of one request: each is asked for once, parsed once and written once, however often it is shown and by
 * however many canvases.
 *
 * @internal
 */
final class Answers
{
    /** @var WeakMap<Request, self>|null */
    private static ?WeakMap $known = null;

    /** @var array<string, array<string, string|null>> HTML by provider and form; null where the request brings none */
    private array $html = [];

    /** @var array<string, array<string, array<int, Content|null>>> by provider, form and trust; null where unusable */
    private array $contents = [];

    /** @var array<string, array<string, array<int, string>>> by provider, form, trust and whether links stay */
    private array $markups = [];

    private function __construct(private readonly ?Closure $addons)
    {
    }

    public static function to(Request $request): self
    {
        self::$known ??= new WeakMap();
        return self::$known[$request] ??= new self($request->addons);
    }

    /**
     * Whether the request brings HTML for a form that can be shown.
     */
    public function isUsable(string $provider, string $form, bool $trusted): bool
    {
        return $this->addons !== null && $this->content($provider, $form, $trusted) !== null;
    }

    /**
     * What to write for a form, or null where the request brings no usable HTML.
     */
    public function markup(string $provider, string $form, bool $trusted, bool $linked): ?string
    {
        $content = $this->addons === null ? null : $this->content($provider, $form, $trusted);
        return $content === null
            ? null
            : $this->markups[$provider][$form][2 * (int) $trusted + (int) $linked] ??= $content->html($linked);
    }

    private function content(string $provider, string $form, bool $trusted): ?Content
    {
        if (!array_key_exists((int) $trusted, $this->contents[$provider][$form] ?? [])) {
            $html = $this->html($provider, $form);
            $content = $html === null ? null : Content::of($html, $provider, $form, $trusted);
            $this->contents[$provider][$form][(int) $trusted] = $content instanceof Content ? $content : null;
        }
        return $this->contents[$provider][$form][(int) $trusted];
    }

    private function html(string $provider, string $form): ?string
    {
        if (!array_key_exists($form, $this->html[$provider] ?? [])) {
            $html = $this->addons === null ? null : ($this->addons)($provider, $form);
            $this->html[$provider][$form] = is_string($html) ? $html : null;
        }
        return $this->html[$provider][$form];
    }
}
