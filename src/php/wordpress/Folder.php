<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\Store\PrivateFolder;
use Inlay\StoreException;

/**
 * Where the plugin keeps files: a folder of PHP's user alone, whose name nobody guesses. It is below `INLAY_CACHE_DIR`
 * where wp-config.php has that constant; else in the folder for temporary files; else, where PHP can't write there, in
 * wp-content, closed to the web as far as the server lets it be. Only PHP that serves pages makes it: the command line is
 * often another user's, whose folder would shut the web's PHP out.
 */
final class Folder
{
    private const NAME = 'inlay-';
    private const NAME_DIGITS = 32;
    private const OWN_NAME = '~/inlay-[0-9a-f]{32}$~D';

    /** Where the folder is, and where it was before as far as that is not removed. */
    private const OPTION = 'inlay_folder';

    /** Of more, the oldest are forgotten. */
    private const MAX_KNOWN = 16;

    public const OPTIONS = [self::OPTION];

    /** Where versions before this one kept baked canvases, below the uploads. */
    private const BEFORE = 'inlay-baked';

    /** For a folder in the web root. The files in it are PHP that prints nothing, and hold nothing that is secret. */
    private const GUARDS = [
        '.htaccess' => "Require all denied\n",
        'web.config' => "<configuration><system.webServer><authorization><deny users=\"*\" /></authorization>"
            . "</system.webServer></configuration>\n",
        'index.php' => "<?php\n// Nothing to see here.\n",
    ];

    /** @var array<string, string> paths by the names of the folders, for one request */
    private static array $paths = [];

    public static function path(): string
    {
        $name = self::NAME . substr(SiteSecret::for('folder'), 0, self::NAME_DIGITS);
        return self::$paths[$name] ??= self::find($name);
    }

    /**
     * Whether the web server might serve the folder's files.
     */
    public static function isInWebRoot(): bool
    {
        return self::isServed(dirname(self::path()));
    }

    /**
     * Whether this process may write there: on the command line, only where the web's PHP made the folder, as the same user.
     */
    public static function mayWrite(): bool
    {
        return PHP_SAPI !== 'cli' || PrivateFolder::isPrivate(self::path());
    }

    /**
     * What is wrong with `INLAY_CACHE_DIR`, so that it is not used; empty where nothing is.
     */
    public static function refusal(): string
    {
        $chosen = Settings::constant('INLAY_CACHE_DIR');
        if ($chosen === null || $chosen === '' || (is_string($chosen) && \path_is_absolute($chosen))) {
            return '';
        }
        return sprintf(
            /* translators: 1: a constant of wp-config.php, 2: its value */
            \__('Unexpected %1$s "%2$s", expected an absolute path such as /var/cache/inlay. It is not used.', 'inlay'),
            'INLAY_CACHE_DIR',
            is_string($chosen) ? $chosen : get_debug_type($chosen),
        );
    }

    /**
     * Makes the folder, and removes the one before it. A disk that is full or read-only is the store's to report.
     */
    public static function make(): void
    {
        if (!self::mayWrite()) {
            return;
        }
        $folder = self::path();
        try {
            PrivateFolder::make($folder);
        } catch (StoreException) {
            return;
        }
        foreach (self::isInWebRoot() ? self::GUARDS : [] as $name => $content) {
            if (!is_file("$folder/$name")) {
                @file_put_contents("$folder/$name", $content);
            }
        }
        self::removeFormer($folder);
    }

    /**
     * Removes the folder with everything in it, and all that were made before.
     */
    public static function remove(): void
    {
        foreach ([self::path(), ...self::known()] as $folder) {
            self::removeTree($folder);
        }
        self::removeFormer('');
        self::$paths = [];
    }

    private static function find(string $name): string
    {
        $chosen = Settings::constant('INLAY_CACHE_DIR');
        if (is_string($chosen) && $chosen !== '' && self::refusal() === '') {
            return rtrim($chosen, '/\\') . "/$name";
        }
        $temporary = rtrim(sys_get_temp_dir(), '/\\');
        $isFit = self::isOpen($temporary)
            && !self::isServed($temporary)
            && (is_dir("$temporary/$name") ? PrivateFolder::isPrivate("$temporary/$name") : is_writable($temporary));
        return ($isFit ? $temporary : WP_CONTENT_DIR) . "/$name";
    }

    /** Whether a folder is in the web root, or in WordPress, which may be elsewhere. */
    private static function isServed(string $folder): bool
    {
        foreach ([ABSPATH, WP_CONTENT_DIR, $_SERVER['DOCUMENT_ROOT'] ?? ''] as $root) {
            if (is_string($root) && $root !== '' && self::isWithin($folder, $root)) {
                return true;
            }
        }
        return false;
    }

    /** Whether `open_basedir` lets PHP go there. */
    private static function isOpen(string $folder): bool
    {
        $allowed = array_filter(explode(PATH_SEPARATOR, (string) ini_get('open_basedir')));
        $isIn = static fn (string $root): bool => self::isWithin($folder, $root);
        return $allowed === [] || array_filter($allowed, $isIn) !== [];
    }

    private static function isWithin(string $folder, string $root): bool
    {
        $resolved = static fn (string $path): string => rtrim(@realpath($path) ?: $path, '/\\') . '/';
        return str_starts_with($resolved($folder), $resolved($root));
    }

    /**
     * Removes what was kept in uploads, and in a folder that has another name since the salts changed or is elsewhere now.
     */
    private static function removeFormer(string $folder): void
    {
        $known = self::known();
        if ($folder !== '' && end($known) === $folder) {
            return;
        }
        $left = [];
        foreach (array_diff($known, [$folder]) as $former) {
            // Two programs of one site may have two folders for temporary files, with one name.
            if (basename($former) === basename($folder) && !self::isServed($former)) {
                $left[] = $former;
            } elseif (PrivateFolder::isPrivate($former)) {
                self::removeTree($former);
            } elseif (is_dir($former)) {
                $left[] = $former; // another user's: the plugin's end tries again
            }
        }
        self::removeTree(\wp_upload_dir(null, false)['basedir'] . '/' . self::BEFORE);
        Stores::clearFormer();
        if ($folder !== '') {
            \update_option(self::OPTION, array_slice([...$left, $folder], -self::MAX_KNOWN), false);
        }
    }

    /**
     * @return list<string> folders with a name of the plugin's, the one that was made last at the end
     */
    private static function known(): array
    {
        $isOwn = static fn (mixed $path): bool => is_string($path) && preg_match(self::OWN_NAME, $path) === 1;
        return array_values(array_filter((array) \get_option(self::OPTION, []), $isOwn)); // once it was a single one
    }

    private static function removeTree(string $path): void
    {
        if (is_link($path) || is_file($path)) {
            @unlink($path);
        } elseif (is_dir($path)) {
            foreach (array_diff(@scandir($path) ?: [], ['.', '..']) as $name) {
                self::removeTree("$path/$name");
            }
            @rmdir($path);
        }
    }
}
