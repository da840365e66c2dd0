<?php

/**
 * Times the runtime beside `do_shortcode` on the same page, in turn, and checks that all give the same page. Prints the
 * milliseconds of every round.
 */

declare(strict_types=1);

use Inlay\ApcuStore;
use Inlay\PhpFileStore;
use Inlay\Request;
use Inlay\Runtime;

const SAMPLE_NS = 8_000_000;

[
    'folder' => $folder,
    'baked' => $baked,
    'url' => $url,
    'page' => $page,
    'expected' => $expected,
    'expansions' => $expansions,
    'form' => $form,
    'seconds' => $seconds,
] = require __DIR__ . '/load.php';

// A form with another token at every call, as its plugin makes it.
$withToken = static fn (string $html): string => str_replace('TOKEN', bin2hex(random_bytes(16)), $html);

foreach (array_keys($expansions) as $tag) {
    add_shortcode($tag, static function ($attributes) use ($tag, $expansions, $withToken): string {
        $name = $attributes['location'] ?? $attributes['field'] ?? $attributes['provider'] ?? '';
        $html = $expansions[$tag][$name];
        return isset($attributes['provider']) ? $withToken($html) : $html;
    });
}
$files = new PhpFileStore($folder, 'a secret for the bench');
$apcu = new ApcuStore('bench:');
$apcu->set('page', $baked);
$run = static fn (?array $baked): string => Runtime::run($baked, new Request($url, static fn (): string => $withToken($form)));

$contenders = [
    'do_shortcode' => static fn (): string => do_shortcode($page),
    'Inlay, PHP files in opcache' => static fn (): string => $run($files->get('page')),
    'Inlay, APCu' => static fn (): string => $run($apcu->get('page')),
];

$times = [];
foreach ($contenders as $name => $work) {
    $got = preg_replace('/[0-9a-f]{32}/', 'TOKEN', $work());
    if ($got !== $expected) {
        fwrite(STDERR, "Unexpected page of $name, expected that of `render`\n");
        exit(1);
    }
    $end = hrtime(true) + 300_000_000;
    for ($count = 0; hrtime(true) < $end; $count++) {
        $work();
    }
    $times[$name] = max(1, (int) ceil($count * SAMPLE_NS / 300_000_000));
}
$isKept = opcache_is_script_cached(glob("$folder/*/*.php")[0]);

$samples = array_fill_keys(array_keys($contenders), []);
$end = hrtime(true) + $seconds * 1_000_000_000;
for ($round = 0; hrtime(true) < $end; $round++) {
    $names = array_keys($contenders);
    $first = array_splice($names, 0, $round % count($names));
    foreach ([...$names, ...$first] as $name) {
        $work = $contenders[$name];
        $start = hrtime(true);
        for ($left = $times[$name]; $left > 0; $left--) {
            $work();
        }
        $samples[$name][] = (hrtime(true) - $start) / $times[$name] / 1e6;
    }
}
echo json_encode(['samples' => $samples, 'isKept' => $isKept, 'wordpress' => $wp_version]);
