<?php

/**
 * Measures the PHP side for bench/worst: a JSON object `{task, text, runs}` a line in, its processor milliseconds a line out.
 */

declare(strict_types=1);

use Inlay\Form\Content;
use Inlay\Locator;

require $argv[1] . '/autoload.php';

/** Milliseconds that this process has worked. */
function worked(): float
{
    $usage = getrusage();
    return ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1000 + ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1000;
}

while (($line = fgets(STDIN)) !== false) {
    ['task' => $task, 'text' => $text, 'runs' => $runs] = json_decode($line, true, 8, JSON_THROW_ON_ERROR);
    $least = INF;
    for ($run = 0; $run < $runs; $run++) {
        $start = worked();
        $result = $task === 'php' ? Locator::regions($text) : Content::of($text, 'provider_contact_form', 'main', false);
        $least = min($least, worked() - $start);
    }
    $outcome = is_array($result) ? count($result) . ' regions' : (is_string($result) ? $result : get_debug_type($result));
    echo json_encode(['ms' => $least, 'megabytes' => memory_get_peak_usage() / 1048576, 'outcome' => $outcome]), "\n";
}
