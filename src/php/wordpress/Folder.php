<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * Where the plugin keeps files: a folder of the site's uploads, which every site can write and each has of its own.
 */
final class Folder
{
    private const NAME = 'inlay-baked';

    /** Baked canvases are PHP code that prints nothing; so this is for servers that don't run PHP there. */
    private const GUARDS = [
        '.htaccess' => "Require all denied\n",
        'index.php' => "<?php\n// Nothing to see here.\n",
    ];

    public static function path(): string
    {
        return \wp_upload_dir(null, false)['basedir'] . '/' . self::NAME;
    }

    /**
     * Makes the folder, closed to the web. A disk that is full or read-only is the store's to report.
     */
    public static function make(): void
    {
        $folder = self::path();
        foreach (\wp_mkdir_p($folder) ? self::GUARDS : [] as $name => $content) {
            if (!is_file("$folder/$name")) {
                @file_put_contents("$folder/$name", $content);
            }
        }
    }

    /**
     * Removes the folder with everything in it.
     */
    public static function remove(): void
    {
        self::removeTree(self::path());
    }

    private static function removeTree(string $path): void
    {
        if (is_link($path) || is_file($path)) {
            @unlink($path);
        } elseif (is_dir($path)) {
            foreach (array_diff(scandir($path) ?: [], ['.', '..']) as $name) {
                self::removeTree("$path/$name");
            }
            @rmdir($path);
        }
    }
}
