<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * Tags in `select`, which drops all but options, as browsers did until 2025 and parse5 does.
 */
final class InSelect
{
    public static function start(Parser $parser, Tag $tag): void
    {
        $open = $parser->open;
        switch ($tag->name) {
            case 'option':
            case 'optgroup':
            case 'hr':
                if ($open->current->name === 'option') {
                    $open->pop();
                }
                if ($tag->name !== 'option' && $open->current->name === 'optgroup') {
                    $open->pop();
                }
                if ($tag->name === 'hr') {
                    $parser->append($tag);
                } else {
                    $parser->insert($tag);
                }
                break;
            case 'input':
            case 'keygen':
            case 'textarea':
            case 'select':
                if ($open->hasInSelectScope()) {
                    self::close($parser);
                    if ($tag->name !== 'select') {
                        $parser->processStartTag($tag);
                    }
                }
                break;
            case 'script':
            case 'template':
                InBody::start($parser, $tag);
                break;
        }
    }

    public static function end(Parser $parser, string $name): void
    {
        $open = $parser->open;
        switch ($name) {
            case 'optgroup':
                $below = $open->items[count($open->items) - 2] ?? null;
                if ($open->current->name === 'option' && $below?->name === 'optgroup') {
                    $open->pop();
                }
                if ($open->current->name === 'optgroup') {
                    $open->pop();
                }
                break;
            case 'option':
                if ($open->current->name === 'option') {
                    $open->pop();
                }
                break;
            case 'select':
                if ($open->hasInSelectScope()) {
                    self::close($parser);
                }
                break;
            case 'template':
                InTemplate::close($parser);
                break;
        }
    }

    public static function startInTable(Parser $parser, Tag $tag): void
    {
        if (self::isTableTag($tag->name)) {
            self::close($parser);
            $parser->processStartTag($tag);
        } else {
            self::start($parser, $tag);
        }
    }

    public static function endInTable(Parser $parser, string $name): void
    {
        if (!self::isTableTag($name)) {
            self::end($parser, $name);
        } elseif ($parser->open->hasInTableScope($name)) {
            self::close($parser);
            $parser->endTag($name);
        }
    }

    private static function isTableTag(string $name): bool
    {
        return in_array($name, ['caption', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'td', 'th'], true);
    }

    private static function close(Parser $parser): void
    {
        $parser->open->popUntil('select');
        $parser->resetMode();
    }
}
