<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * Sorts out formatting elements that end in another order than they began.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm
 */
final class AdoptionAgency
{
    private const ROUNDS = 8;
    private const KEPT = 3;

    public static function run(Parser $parser, string $name): void
    {
        $open = $parser->open;
        $formatting = $parser->formatting;
        if ($open->current->key === $name && $formatting->indexOf($open->current) < 0) {
            $open->pop();
            return;
        }
        for ($round = 0; $round < self::ROUNDS; $round += 1) {
            $element = $formatting->last($name);
            if ($element === null) {
                InBody::endOther($parser, $name);
                return;
            }
            if ($element->at < 0) {
                $formatting->remove($element);
                return;
            }
            if (!$open->isInScope($element->at)) {
                return;
            }
            $block = self::furthestBlock($open, $element);
            if ($block === null) {
                $open->shortenTo($element->at);
                $formatting->remove($element);
                return;
            }
            self::rearrange($parser, $element, $block);
        }
    }

    private static function furthestBlock(OpenElements $open, Element $element): ?Element
    {
        // Most have none, which the topmost element knows.
        if ($open->current->special <= $element->at) {
            return null;
        }
        for ($at = $element->at + 1; ($open->items[$at]->classes & OpenElements::SPECIAL) === 0;) {
            $at += 1;
        }
        return $open->items[$at];
    }

    private static function rearrange(Parser $parser, Element $element, Element $block): void
    {
        $open = $parser->open;
        $formatting = $parser->formatting;
        $ancestor = $open->items[$element->at - 1];
        $bookmark = null;
        $last = $block;
        $between = array_reverse(array_slice($open->items, $element->at + 1, $block->at - $element->at - 1));
        foreach ($between as $count => $node) {
            $index = $formatting->indexOf($node);
            if ($index < 0 || $count >= self::KEPT) {
                if ($index >= 0) {
                    $formatting->remove($node);
                }
                $open->remove($node);
                continue;
            }
            $clone = $parser->create($node->name, $node->namespace, $node->attributes);
            $clone->origin = $node->origin ?? $node;
            $open->replace($node, $clone);
            $formatting->replaceAt($index, $clone);
            $bookmark ??= $clone;
            $last->detach();
            $clone->append($last);
            $last = $clone;
        }
        $last->detach();
        if (Parser::isTablePart($ancestor)) {
            $parser->fosterParent($last);
        } else {
            $ancestor->holder()->append($last);
        }
        $clone = $parser->create($element->name, $element->namespace, $element->attributes);
        $clone->origin = $element->origin ?? $element;
        $block->giveChildrenTo($clone);
        $block->append($clone);
        $formatting->insertAfter($bookmark ?? $element, $clone);
        $formatting->remove($element);
        $open->remove($element);
        $open->insertAbove($block, $clone);
    }
}
