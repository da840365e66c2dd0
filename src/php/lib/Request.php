<?php

declare(strict_types=1);

namespace Inlay;

use Closure;

/**
 * What is known only when a page is asked for.
 */
final class Request
{
    /**
     * @param string|null $url address of the page, absolute or relative to the site: marks the current items of menus
     * @param Closure|null $addons `fn (string $provider, string $form): ?string` gives the fresh HTML of an add-on
     *     form; asked at most once a form and request, and only for forms that are shown
     */
    public function __construct(
        public readonly ?string $url = null,
        public readonly ?Closure $addons = null,
    ) {
    }
}
