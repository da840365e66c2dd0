<?php

/**
 * A must-use plugin: requests with the header `X-Without` are answered as if Inlay were not active.
 */

declare(strict_types=1);

if (isset($_SERVER['HTTP_X_WITHOUT'])) {
    add_filter('option_active_plugins', static fn (array $plugins): array => array_diff($plugins, ['inlay/inlay.php']));
}
