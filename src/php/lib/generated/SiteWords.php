<?php

/**
 * Written by `npm run generate` from src/site/schema.ts: change it there.
 */

declare(strict_types=1);

namespace Inlay\Generated;

/**
 * The words that a site state is made of.
 */
final class SiteWords
{
    /** A logo's variants. */
    public const LOGO_VARIANTS = ['default', 'transparent', 'light', 'footer'];

    /** What a contact can be. */
    public const CONTACT_KINDS = ['phone', 'email', 'address', 'text', 'hours', 'whatsapp'];

    /** How a provider of forms is set. */
    public const ADDON_STATUSES = ['selected', 'available', 'inactive'];
}
