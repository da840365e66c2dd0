<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

/**
 * Logos that the site names and that no page can show: of no such attachment, of one whose file is missing, of no address.
 */
final class BrokenLogos
{
    private const MAX_VALUE = 200;

    /**
     * What is wrong with the site's logos, a line for each.
     *
     * @return list<string>
     */
    public static function lines(): array
    {
        $lines = [];
        foreach (Logos::modifications() as $name => $needed) {
            $value = \get_theme_mod($name);
            if (!in_array($value, [false, null, '', 0, '0'], true)) {
                $lines[] = self::mistake($name, $value) ?? self::loneliness($name, $needed);
            }
        }
        return array_values(array_filter($lines));
    }

    private static function mistake(string $name, mixed $value): ?string
    {
        $image = Logos::image($value);
        $file = is_numeric($value) && $image !== null ? self::missingFile((int) $value, $image['url']) : null;
        if ($image !== null && $file === null) {
            return null;
        }
        return match (true) {
            $file !== null => sprintf(
                /* translators: 1: name of a theme modification, 2: id of an attachment, 3: a path */
                \__('The logo %1$s is the attachment %2$s, whose file is missing: %3$s', 'inlay'),
                $name,
                (string) $value,
                $file,
            ),
            is_numeric($value) => sprintf(
                /* translators: 1: name of a theme modification, 2: id of an attachment */
                \__('The logo %1$s is shown nowhere: there is no picture with the id %2$s.', 'inlay'),
                $name,
                (string) $value,
            ),
            default => sprintf(
                /* translators: 1: name of a theme modification, 2: what it holds */
                \__('The logo %1$s is shown nowhere: %2$s is neither the id of a picture nor an address.', 'inlay'),
                $name,
                is_string($value) ? '"' . mb_substr(PlainText::scrubbed($value), 0, self::MAX_VALUE) . '"' : get_debug_type($value),
            ),
        };
    }

    /**
     * A logo for dark pages is shown in the place of another one alone.
     */
    private static function loneliness(string $name, ?string $needed): ?string
    {
        /* translators: 1: name of a theme modification, 2: another one */
        $text = \__('The logo %1$s is shown nowhere: there is no %2$s whose place it takes on dark pages.', 'inlay');
        return $needed === null || Logos::image(\get_theme_mod($needed)) !== null ? null : sprintf($text, $name, $needed);
    }

    /**
     * The file of an attachment, where it should be on this machine and isn't. Others may be where a plugin keeps them.
     */
    private static function missingFile(int $id, string $url): ?string
    {
        $uploads = \wp_upload_dir(null, false);
        $file = \get_attached_file($id);
        $isHere = is_string($file)
            && str_starts_with($file, rtrim((string) $uploads['basedir'], '/') . '/')
            && str_starts_with($url, rtrim((string) $uploads['baseurl'], '/') . '/');
        return $isHere && !file_exists($file) ? $file : null;
    }
}
