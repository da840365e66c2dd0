<?php

/**
 * Written by `npm run generate` from src/html/url.ts: change it there.
 */

declare(strict_types=1);

namespace Inlay\Generated;

/**
 * Which addresses may be written, and what of them does not say which page is shown.
 */
final class Addresses
{
    /** Schemes that a link may have. */
    public const LINK_SCHEMES = ['http' => true, 'https' => true, 'mailto' => true, 'tel' => true, 'sms' => true];

    /** Schemes of what a browser fetches. */
    public const WEB_SCHEMES = ['http' => true, 'https' => true];

    /** Query parameters that say how a visitor came, not which page is shown. */
    public const TRACKING = '~^(?:utm_[A-Za-z0-9_]+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|twclid|ttclid|igshid|yclid|mc_[ce]id|_ga|_gl)$~Di';

    /** A file that stands for its folder. */
    public const INDEX_FILE = '~/(?:index|default)\.(?:html?|php|aspx?)$~Di';
}
