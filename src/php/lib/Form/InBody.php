<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
final class InBody
{
    private const FORMATTING = [
        'a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong', 'tt', 'u',
    ];
    private const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

    public static function text(Parser $parser, string $text): void
    {
        $parser->reconstructFormatting();
        $parser->insertText($text);
    }

    public static function start(Parser $parser, Tag $tag): void
    {
        switch ($tag->name) {
            case 'address':
            case 'article':
            case 'aside':
            case 'blockquote':
            case 'center':
            case 'details':
            case 'dialog':
            case 'dir':
            case 'div':
            case 'dl':
            case 'fieldset':
            case 'figcaption':
            case 'figure':
            case 'footer':
            case 'header':
            case 'hgroup':
            case 'main':
            case 'menu':
            case 'nav':
            case 'ol':
            case 'p':
            case 'search':
            case 'section':
            case 'summary':
            case 'ul':
                $parser->closeParagraph();
                $parser->insert($tag);
                break;
            case 'br':
            case 'img':
            case 'wbr':
            case 'area':
            case 'embed':
            case 'keygen':
            case 'input':
                $parser->reconstructFormatting();
                $parser->append($tag);
                break;
            case 'b':
            case 'big':
            case 'code':
            case 'em':
            case 'font':
            case 'i':
            case 's':
            case 'small':
            case 'strike':
            case 'strong':
            case 'tt':
            case 'u':
                $parser->reconstructFormatting();
                $parser->formatting->push($parser->insert($tag));
                break;
            case 'a':
                $last = $parser->formatting->last('a');
                if ($last !== null) {
                    AdoptionAgency::run($parser, 'a');
                    $parser->open->remove($last);
                    $parser->formatting->remove($last);
                }
                $parser->reconstructFormatting();
                $parser->formatting->push($parser->insert($tag));
                break;
            case 'nobr':
                $parser->reconstructFormatting();
                if ($parser->open->hasInScope('nobr')) {
                    AdoptionAgency::run($parser, 'nobr');
                    $parser->reconstructFormatting();
                }
                $parser->formatting->push($parser->insert($tag));
                break;
            case 'h1':
            case 'h2':
            case 'h3':
            case 'h4':
            case 'h5':
            case 'h6':
                $parser->closeParagraph();
                if (in_array($parser->open->current->name, self::HEADINGS, true)) {
                    $parser->open->pop();
                }
                $parser->insert($tag);
                break;
            case 'li':
                self::startItem($parser, $tag, $parser->open->top('li'));
                break;
            case 'dd':
            case 'dt':
                self::startItem($parser, $tag, max($parser->open->top('dd'), $parser->open->top('dt')));
                break;
            case 'form':
                self::startForm($parser, $tag);
                break;
            case 'button':
                if ($parser->open->hasInScope('button')) {
                    $parser->impliedEndTags();
                    $parser->open->popUntil('button');
                }
                $parser->reconstructFormatting();
                $parser->insert($tag);
                break;
            case 'select':
                $parser->reconstructFormatting();
                $parser->insert($tag);
                $parser->mode = match ($parser->mode) {
                    Mode::Table, Mode::Caption, Mode::TableBody, Mode::Row, Mode::Cell => Mode::SelectInTable,
                    default => Mode::Select,
                };
                break;
            case 'option':
            case 'optgroup':
                if ($parser->open->current->name === 'option') {
                    $parser->open->pop();
                }
                $parser->reconstructFormatting();
                $parser->insert($tag);
                break;
            case 'textarea':
                $parser->insertAsText($tag, TextKind::Escapable);
                $parser->skipNewline();
                break;
            case 'table':
                $parser->closeParagraph();
                $parser->insert($tag);
                $parser->mode = Mode::Table;
                break;
            case 'hr':
                $parser->closeParagraph();
                $parser->append($tag);
                break;
            case 'pre':
            case 'listing':
                $parser->closeParagraph();
                $parser->insert($tag);
                $parser->skipNewline();
                break;
            case 'script':
                $parser->insertAsText($tag, TextKind::Script);
                break;
            case 'title':
                $parser->insertAsText($tag, TextKind::Escapable);
                break;
            case 'xmp':
                $parser->closeParagraph();
                $parser->reconstructFormatting();
                $parser->insertAsText($tag, TextKind::Raw);
                break;
            case 'style':
            case 'iframe':
            case 'noembed':
            case 'noframes':
                $parser->insertAsText($tag, TextKind::Raw);
                break;
            case 'plaintext':
                $parser->closeParagraph();
                $parser->insertAsText($tag, TextKind::Plain);
                break;
            case 'template':
                InTemplate::open($parser, $tag);
                break;
            case 'svg':
            case 'math':
                $parser->reconstructFormatting();
                InForeign::insert($parser, $tag, $tag->name === 'svg' ? Element::SVG : Element::MATHML);
                break;
            case 'applet':
            case 'object':
            case 'marquee':
                $parser->reconstructFormatting();
                $parser->insert($tag);
                $parser->formatting->mark();
                break;
            case 'base':
            case 'basefont':
            case 'bgsound':
            case 'link':
            case 'meta':
            case 'param':
            case 'source':
            case 'track':
                $parser->append($tag);
                break;
            case 'image':
                $parser->reconstructFormatting();
                $parser->append(new Tag('img', $tag->attributes, $tag->isSelfClosing));
                break;
            case 'rb':
            case 'rtc':
                if ($parser->open->hasInScope('ruby')) {
                    $parser->impliedEndTags();
                }
                $parser->insert($tag);
                break;
            case 'rp':
            case 'rt':
                if ($parser->open->hasInScope('ruby')) {
                    $parser->impliedEndTagsThoroughly('rtc');
                }
                $parser->insert($tag);
                break;
            case 'body':
            case 'caption':
            case 'col':
            case 'colgroup':
            case 'frame':
            case 'frameset':
            case 'head':
            case 'html':
            case 'tbody':
            case 'td':
            case 'tfoot':
            case 'th':
            case 'thead':
            case 'tr':
                break; // ignored
            default:
                $parser->reconstructFormatting();
                $parser->insert($tag);
        }
    }

    private static function startItem(Parser $parser, Tag $tag, int $place): void
    {
        if ($place >= 0 && $parser->open->current->listEnd <= $place) {
            $key = $parser->open->items[$place]->key;
            $parser->impliedEndTagsThoroughly($key);
            $parser->open->popUntil($key);
        }
        $parser->closeParagraph();
        $parser->insert($tag);
    }

    private static function startForm(Parser $parser, Tag $tag): void
    {
        $isInTemplate = $parser->open->isInTemplate();
        if ($parser->form === null || $isInTemplate) {
            $parser->closeParagraph();
            $form = $parser->insert($tag);
            if (!$isInTemplate) {
                $parser->form = $form;
            }
        }
    }

    public static function end(Parser $parser, string $name): void
    {
        switch ($name) {
            case 'address':
            case 'article':
            case 'aside':
            case 'blockquote':
            case 'button':
            case 'center':
            case 'details':
            case 'dialog':
            case 'dir':
            case 'div':
            case 'dl':
            case 'fieldset':
            case 'figcaption':
            case 'figure':
            case 'footer':
            case 'header':
            case 'hgroup':
            case 'listing':
            case 'main':
            case 'menu':
            case 'nav':
            case 'ol':
            case 'pre':
            case 'search':
            case 'section':
            case 'summary':
            case 'ul':
                self::closeBlock($parser, $name);
                break;
            case 'p':
                if (!$parser->open->hasInButtonScope('p')) {
                    $parser->insertEmpty('p');
                }
                $parser->closeParagraph();
                break;
            case 'li':
                if ($parser->open->hasInListScope('li')) {
                    $parser->impliedEndTagsThoroughly('li');
                    $parser->open->popUntil('li');
                }
                break;
            case 'dd':
            case 'dt':
                if ($parser->open->hasInScope($name)) {
                    $parser->impliedEndTagsThoroughly($name);
                    $parser->open->popUntil($name);
                }
                break;
            case 'h1':
            case 'h2':
            case 'h3':
            case 'h4':
            case 'h5':
            case 'h6':
                $place = $parser->open->topOf(self::HEADINGS);
                if ($parser->open->isInScope($place)) {
                    $parser->impliedEndTags();
                    $parser->open->shortenTo($place);
                }
                break;
            case 'form':
                self::endForm($parser);
                break;
            case 'applet':
            case 'object':
            case 'marquee':
                if (self::closeBlock($parser, $name)) {
                    $parser->formatting->clearToMarker();
                }
                break;
            case 'br':
                $parser->reconstructFormatting();
                $parser->insertEmpty('br');
                $parser->open->pop();
                break;
            case 'template':
                InTemplate::close($parser);
                break;
            case 'body':
            case 'html':
                break; // neither is ever open
            default:
                if (in_array($name, self::FORMATTING, true)) {
                    AdoptionAgency::run($parser, $name);
                } else {
                    self::endOther($parser, $name);
                }
        }
    }

    /** Closes an element that is not special; others above it close with it. */
    public static function endOther(Parser $parser, string $name): void
    {
        $place = $parser->open->top($name);
        if ($place > 0 && $parser->open->current->special <= $place) {
            $parser->impliedEndTagsThoroughly($name);
            $parser->open->shortenTo($place);
        }
    }

    private static function closeBlock(Parser $parser, string $name): bool
    {
        if (!$parser->open->hasInScope($name)) {
            return false;
        }
        $parser->impliedEndTags();
        $parser->open->popUntil($name);
        return true;
    }

    private static function endForm(Parser $parser): void
    {
        $isInTemplate = $parser->open->isInTemplate();
        $form = $parser->form;
        if (!$isInTemplate) {
            $parser->form = null;
        }
        if (($form !== null || $isInTemplate) && $parser->open->hasInScope('form')) {
            $parser->impliedEndTags();
            if ($isInTemplate) {
                $parser->open->popUntil('form');
            } else {
                $parser->open->remove($form);
            }
        }
    }
}
