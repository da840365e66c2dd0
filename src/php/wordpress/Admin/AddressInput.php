<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\State\PlainText;
use Inlay\WordPress\State\WebAddress;

/**
 * The address of a link as somebody types it: the same on every page that shows the link, so never one that begins with
 * the page's own folder.
 */
final class AddressInput
{
    /** Names of two letters are countries'. A longer one that is none of these may be a part of a name such as `luna.bella`. */
    private const TOP_LEVEL = 'com|net|org|edu|gov|mil|int|info|biz|name|pro|app|dev|blog|shop|store|online|site|website|web|tech'
        . '|page|link|live|social|space|world|life|art|design|studio|agency|media|news|club|events?|travel|tours|hotel'
        . '|restaurant|bar|cafe|pizza|wine|kitchen|coop|museum|asia|cat|berlin|wien|paris|london|nyc|swiss|\p{L}{2}'
        . '|xn--[a-z0-9-]+';

    private const HOST = '~^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*+\.)+(?:' . self::TOP_LEVEL . ')(?::[0-9]{1,5})?(?=[/?#]|$)~uiD';

    private const SAME_ON_ALL_PAGES = '~^(?:[a-z][a-z0-9+.-]*:|[/?#])~i';

    /**
     * An address that may be saved, with `https:` where somebody left that out; null for any other text, and for none.
     */
    public static function of(mixed $typed): ?string
    {
        $text = trim(PlainText::scrubbed($typed));
        if (preg_match(self::HOST, $text) === 1) {
            return WebAddress::link("https://$text");
        }
        $link = WebAddress::link($text);
        return $link !== null && preg_match(self::SAME_ON_ALL_PAGES, $link) === 1 ? $link : null;
    }

    /**
     * What is expected, as a refusal names it.
     */
    public static function expected(): string
    {
        return \__(
            'an address that begins with https:, http:, mailto:, tel: or sms:, or one on this site that begins with /',
            'inlay',
        );
    }
}
