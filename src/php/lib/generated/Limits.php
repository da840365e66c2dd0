<?php

/**
 * Written by `npm run generate` from src/canvas/limits.ts, src/canvas/locate/fast/scan.ts, src/component/form.ts,
 * src/site/limits.ts and src/server/daemon/limits.ts: change it there.
 */

declare(strict_types=1);

namespace Inlay\Generated;

/**
 * How much is too much, in PHP as in TypeScript.
 */
final class Limits
{
    /** UTF-16 code units of a canvas. */
    public const MAX_CANVAS_LENGTH = 16_777_216;

    /** Components of a canvas. */
    public const MAX_INLAYS = 10_000;

    /** Elements within each other. */
    public const MAX_NESTING = 250_000;

    /** UTF-16 code units of an output, so that a few forms can't become gigabytes. */
    public const MAX_OUTPUT_LENGTH = 134_217_728;

    /** Elements that searches of a scan may pass, beside one for each character. */
    public const SCAN_EFFORT = 1000;

    /** UTF-16 code units of the HTML of a form. */
    public const MAX_FORM_LENGTH = 1_000_000;

    /** Items of a menu. */
    public const MAX_MENU_ITEMS = 100_000;

    /** Levels of a menu. */
    public const MAX_MENU_DEPTH = 32;

    /** Canvases of one request to the daemon. */
    public const MAX_CANVASES = 1000;

    /** Bytes of the canvases of one request that has several: half of what the daemon takes unless told otherwise. */
    public const MAX_BATCH_BYTES = 8_388_608;
}
