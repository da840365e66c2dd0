<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intemplate
 */
final class InTemplate
{
    public static function open(Parser $parser, Tag $tag): void
    {
        $template = $parser->create('template', Element::HTML, $tag->attributes);
        $template->content = new Element('', Element::HTML, []);
        $parser->attach($template);
        $parser->open->push($template);
        $parser->formatting->mark();
        $parser->mode = Mode::Template;
        $parser->templateModes[] = Mode::Template;
    }

    public static function close(Parser $parser): void
    {
        if ($parser->open->isInTemplate()) {
            $parser->impliedEndTagsThoroughly();
            $parser->open->popUntil('template');
            $parser->formatting->clearToMarker();
            array_pop($parser->templateModes);
            $parser->resetMode();
        }
    }

    public static function start(Parser $parser, Tag $tag): void
    {
        switch ($tag->name) {
            case 'base':
            case 'basefont':
            case 'bgsound':
            case 'link':
            case 'meta':
            case 'noframes':
            case 'script':
            case 'style':
            case 'template':
            case 'title':
                InBody::start($parser, $tag);
                return;
        }
        $mode = match ($tag->name) {
            'caption', 'colgroup', 'tbody', 'tfoot', 'thead' => Mode::Table,
            'col' => Mode::ColumnGroup,
            'tr' => Mode::TableBody,
            'td', 'th' => Mode::Row,
            default => Mode::Body,
        };
        $parser->templateModes[count($parser->templateModes) - 1] = $mode;
        $parser->mode = $mode;
        $parser->startTagByMode($tag);
    }
}
