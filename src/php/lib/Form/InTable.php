<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable and the modes after it
 */
final class InTable
{
    private const TABLE_CONTEXT = ['table', 'template', 'html'];
    private const BODIES = ['tbody', 'tfoot', 'thead'];
    private const BODY_CONTEXT = ['tbody', 'tfoot', 'thead', 'template', 'html'];
    private const ROW_CONTEXT = ['tr', 'template', 'html'];

    public static function text(Parser $parser, string $text): void
    {
        if (strspn($text, "\t\n\f\r ") === strlen($text) && Parser::isTablePart($parser->open->current)) {
            $parser->insertText($text);
            return;
        }
        self::withFosterParenting($parser, static fn () => InBody::text($parser, $text));
    }

    /** Takes the space that belongs to the group; what is left stands in the table, or nowhere. */
    public static function textInColumnGroup(Parser $parser, string $text): string
    {
        if ($parser->open->current->key !== 'colgroup') {
            return (string) preg_replace('/[^\t\n\f\r ]+/', '', $text);
        }
        $space = strspn($text, "\t\n\f\r ");
        if ($space > 0) {
            $parser->insertText(substr($text, 0, $space));
        }
        $rest = substr($text, $space);
        if ($rest !== '') {
            $parser->open->pop();
            $parser->mode = Mode::Table;
        }
        return str_replace("\0", '', $rest);
    }

    public static function start(Parser $parser, Tag $tag): void
    {
        switch ($tag->name) {
            case 'td':
            case 'th':
            case 'tr':
                self::clearTo($parser, self::TABLE_CONTEXT);
                $parser->insertEmpty('tbody');
                $parser->mode = Mode::TableBody;
                self::startInBody($parser, $tag);
                break;
            case 'style':
            case 'script':
            case 'template':
                InBody::start($parser, $tag);
                break;
            case 'col':
                self::clearTo($parser, self::TABLE_CONTEXT);
                $parser->insertEmpty('colgroup');
                $parser->mode = Mode::ColumnGroup;
                self::startInColumnGroup($parser, $tag);
                break;
            case 'form':
                if ($parser->form === null && !$parser->open->isInTemplate()) {
                    $parser->form = $parser->insert($tag);
                    $parser->open->pop();
                }
                break;
            case 'table':
                if ($parser->open->hasInTableScope('table')) {
                    $parser->open->popUntil('table');
                    $parser->resetMode();
                    $parser->processStartTag($tag);
                }
                break;
            case 'tbody':
            case 'tfoot':
            case 'thead':
                self::clearTo($parser, self::TABLE_CONTEXT);
                $parser->insert($tag);
                $parser->mode = Mode::TableBody;
                break;
            case 'caption':
                self::clearTo($parser, self::TABLE_CONTEXT);
                $parser->formatting->mark();
                $parser->insert($tag);
                $parser->mode = Mode::Caption;
                break;
            case 'colgroup':
                self::clearTo($parser, self::TABLE_CONTEXT);
                $parser->insert($tag);
                $parser->mode = Mode::ColumnGroup;
                break;
            case 'input':
                if (strtolower($tag->attributes['type'] ?? '') === 'hidden') {
                    $parser->append($tag);
                    break;
                }
                // no break
            default:
                self::withFosterParenting($parser, static fn () => InBody::start($parser, $tag));
        }
    }

    public static function end(Parser $parser, string $name): void
    {
        switch ($name) {
            case 'table':
                if ($parser->open->hasInTableScope('table')) {
                    $parser->open->popUntil('table');
                    $parser->resetMode();
                }
                break;
            case 'template':
                InTemplate::close($parser);
                break;
            case 'body':
            case 'caption':
            case 'col':
            case 'colgroup':
            case 'html':
            case 'tbody':
            case 'td':
            case 'tfoot':
            case 'th':
            case 'thead':
            case 'tr':
                break; // ignored
            default:
                self::withFosterParenting($parser, static fn () => InBody::end($parser, $name));
        }
    }

    public static function startInCaption(Parser $parser, Tag $tag): void
    {
        if (!self::isPartOfTable($tag->name)) {
            InBody::start($parser, $tag);
        } elseif (self::closeCaption($parser)) {
            self::start($parser, $tag);
        }
    }

    public static function endInCaption(Parser $parser, string $name): void
    {
        if ($name === 'caption' || $name === 'table') {
            if (self::closeCaption($parser) && $name === 'table') {
                self::end($parser, $name);
            }
        } elseif (!self::isPartOfTable($name) && $name !== 'body' && $name !== 'html') {
            InBody::end($parser, $name);
        }
    }

    public static function startInColumnGroup(Parser $parser, Tag $tag): void
    {
        if ($tag->name === 'col') {
            $parser->append($tag);
        } elseif ($tag->name === 'template') {
            InBody::start($parser, $tag);
        } elseif ($tag->name !== 'html' && $parser->open->current->key === 'colgroup') {
            $parser->open->pop();
            $parser->mode = Mode::Table;
            $parser->processStartTag($tag);
        }
    }

    public static function endInColumnGroup(Parser $parser, string $name): void
    {
        if ($name === 'template') {
            InTemplate::close($parser);
        } elseif ($name !== 'col' && $parser->open->current->key === 'colgroup') {
            $parser->open->pop();
            $parser->mode = Mode::Table;
            if ($name !== 'colgroup') {
                $parser->endTag($name);
            }
        }
    }

    public static function startInBody(Parser $parser, Tag $tag): void
    {
        switch ($tag->name) {
            case 'tr':
                self::clearTo($parser, self::BODY_CONTEXT);
                $parser->insert($tag);
                $parser->mode = Mode::Row;
                break;
            case 'td':
            case 'th':
                self::clearTo($parser, self::BODY_CONTEXT);
                $parser->insertEmpty('tr');
                $parser->mode = Mode::Row;
                self::startInRow($parser, $tag);
                break;
            case 'caption':
            case 'col':
            case 'colgroup':
            case 'tbody':
            case 'tfoot':
            case 'thead':
                if (self::closeBody($parser)) {
                    self::start($parser, $tag);
                }
                break;
            default:
                self::start($parser, $tag);
        }
    }

    public static function endInBody(Parser $parser, string $name): void
    {
        switch ($name) {
            case 'tbody':
            case 'tfoot':
            case 'thead':
                if ($parser->open->hasInTableScope($name)) {
                    self::leave($parser, self::BODY_CONTEXT, Mode::Table);
                }
                break;
            case 'table':
                if (self::closeBody($parser)) {
                    self::end($parser, $name);
                }
                break;
            default:
                self::end($parser, $name);
        }
    }

    public static function startInRow(Parser $parser, Tag $tag): void
    {
        switch ($tag->name) {
            case 'td':
            case 'th':
                self::clearTo($parser, self::ROW_CONTEXT);
                $parser->insert($tag);
                $parser->mode = Mode::Cell;
                $parser->formatting->mark();
                break;
            case 'caption':
            case 'col':
            case 'colgroup':
            case 'tbody':
            case 'tfoot':
            case 'thead':
            case 'tr':
                if ($parser->open->hasInTableScope('tr')) {
                    self::leave($parser, self::ROW_CONTEXT, Mode::TableBody);
                    self::startInBody($parser, $tag);
                }
                break;
            default:
                self::start($parser, $tag);
        }
    }

    public static function endInRow(Parser $parser, string $name): void
    {
        $hasRow = $parser->open->hasInTableScope('tr');
        switch ($name) {
            case 'tr':
                if ($hasRow) {
                    self::leave($parser, self::ROW_CONTEXT, Mode::TableBody);
                }
                break;
            case 'tbody':
            case 'tfoot':
            case 'thead':
            case 'table':
                if ($hasRow || ($name !== 'table' && $parser->open->hasInTableScope($name))) {
                    self::leave($parser, self::ROW_CONTEXT, Mode::TableBody);
                    self::endInBody($parser, $name);
                }
                break;
            default:
                self::end($parser, $name);
        }
    }

    public static function startInCell(Parser $parser, Tag $tag): void
    {
        if (!self::isPartOfTable($tag->name)) {
            InBody::start($parser, $tag);
        } elseif ($parser->open->hasInTableScope('td') || $parser->open->hasInTableScope('th')) {
            self::closeCell($parser, $parser->open->topOf(['td', 'th']));
            self::startInRow($parser, $tag);
        }
    }

    public static function endInCell(Parser $parser, string $name): void
    {
        switch ($name) {
            case 'td':
            case 'th':
                if ($parser->open->hasInTableScope($name)) {
                    $parser->impliedEndTags();
                    self::closeCell($parser, $parser->open->top($name));
                }
                break;
            case 'table':
            case 'tbody':
            case 'tfoot':
            case 'thead':
            case 'tr':
                if ($parser->open->hasInTableScope($name)) {
                    self::closeCell($parser, $parser->open->topOf(['td', 'th']));
                    self::endInRow($parser, $name);
                }
                break;
            case 'body':
            case 'caption':
            case 'col':
            case 'colgroup':
            case 'html':
                break; // ignored
            default:
                InBody::end($parser, $name);
        }
    }

    private static function isPartOfTable(string $name): bool
    {
        return in_array($name, ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'], true);
    }

    private static function closeCaption(Parser $parser): bool
    {
        if (!$parser->open->hasInTableScope('caption')) {
            return false;
        }
        $parser->impliedEndTags();
        $parser->open->popUntil('caption');
        $parser->formatting->clearToMarker();
        $parser->mode = Mode::Table;
        return true;
    }

    private static function closeBody(Parser $parser): bool
    {
        if (!$parser->open->isInTableScope($parser->open->topOf(self::BODIES))) {
            return false;
        }
        self::leave($parser, self::BODY_CONTEXT, Mode::Table);
        return true;
    }

    private static function closeCell(Parser $parser, int $place): void
    {
        $parser->open->shortenTo($place);
        $parser->formatting->clearToMarker();
        $parser->mode = Mode::Row;
    }

    /**
     * @param list<string> $context
     */
    private static function leave(Parser $parser, array $context, Mode $mode): void
    {
        self::clearTo($parser, $context);
        $parser->open->pop();
        $parser->mode = $mode;
    }

    /**
     * @param list<string> $context
     */
    private static function clearTo(Parser $parser, array $context): void
    {
        $parser->open->shortenTo($parser->open->topOf($context) + 1);
    }

    private static function withFosterParenting(Parser $parser, callable $process): void
    {
        $saved = $parser->isFosterParenting;
        $parser->isFosterParenting = true;
        $process();
        $parser->isFosterParenting = $saved;
    }
}
