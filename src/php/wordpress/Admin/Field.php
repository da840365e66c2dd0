<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\Settings;

/**
 * Fields of the settings form, as HTML with everything escaped.
 */
final class Field
{
    /**
     * A field with its label, as a row of a `form-table`.
     */
    public static function row(string $label, string $path, string $field, string $help = ''): string
    {
        return sprintf(
            '<tr><th scope="row"><label for="%s">%s</label></th><td>%s%s</td></tr>',
            self::id($path),
            \esc_html($label),
            $field,
            self::help($path, $help),
        );
    }

    /**
     * What stands below a field; nothing for no text.
     */
    public static function help(string $path, string $help): string
    {
        $text = '<p class="description" id="%s-help">%s</p>';
        return $help === '' ? '' : sprintf($text, self::id($path), \esc_html($help));
    }

    /**
     * The attribute of a field that has help in its row.
     *
     * @return array<string, string>
     */
    public static function describedBy(string $path): array
    {
        return ['aria-describedby' => self::id($path) . '-help'];
    }

    /**
     * @param string $path of the setting, such as `social/0/url`
     * @param array<string, string|int> $attributes more of them
     */
    public static function text(string $path, string $value, array $attributes = []): string
    {
        return self::input(['type' => 'text', 'class' => 'regular-text', ...$attributes], $path, $value);
    }

    /**
     * @param array<string, string> $attributes more of them
     */
    public static function checkbox(string $path, bool $isChecked, string $label, array $attributes = []): string
    {
        // The hidden field says "no", which browsers don't for a box.
        return sprintf(
            '<input type="hidden" name="%1$s" value="0">'
                . '<label><input type="checkbox" name="%1$s" id="%2$s" value="1"%3$s%5$s> %4$s</label>',
            self::name($path),
            self::id($path),
            $isChecked ? ' checked' : '',
            \esc_html($label),
            self::attributes($attributes),
        );
    }

    public static function radio(string $path, string $value, bool $isChecked, string $label): string
    {
        return sprintf(
            '<input type="radio" name="%s" value="%s" aria-label="%s"%s>',
            self::name($path),
            \esc_attr($value),
            \esc_attr($label),
            $isChecked ? ' checked' : '',
        );
    }

    /**
     * @param array<string, string> $options label by value
     * @param array<string, string> $attributes
     */
    public static function select(string $path, string $value, array $options, array $attributes = []): string
    {
        $html = '';
        foreach ($options as $option => $label) {
            $html .= sprintf(
                '<option value="%s"%s>%s</option>',
                \esc_attr((string) $option),
                (string) $option === $value ? ' selected' : '',
                \esc_html($label),
            );
        }
        $rest = self::attributes(['name' => self::fullName($path), 'id' => self::id($path), ...$attributes]);
        return "<select$rest>$html</select>";
    }

    public static function lines(string $path, string $value, string $label): string
    {
        return sprintf(
            '<textarea name="%s" id="%s" class="widefat" rows="2" cols="30" aria-label="%s">%s</textarea>',
            self::name($path),
            self::id($path),
            \esc_attr($label),
            \esc_textarea($value),
        );
    }

    /**
     * A table of fields: rows that people fill, with empty ones to add more.
     *
     * @param list<string> $headers
     * @param list<list<string>> $rows cells as HTML
     */
    public static function table(string $caption, array $headers, array $rows): string
    {
        $head = implode('', array_map(
            static fn (string $header): string => '<th scope="col">' . \esc_html($header) . '</th>',
            $headers,
        ));
        $body = '';
        foreach ($rows as $cells) {
            $body .= '<tr><td>' . implode('</td><td>', $cells) . '</td></tr>';
        }
        return '<table class="widefat striped"><caption class="screen-reader-text">' . \esc_html($caption)
            . "</caption><thead><tr>$head</tr></thead><tbody>$body</tbody></table>";
    }

    /**
     * @param array<string, string|int> $attributes
     */
    private static function input(array $attributes, string $path, string $value): string
    {
        $all = ['name' => self::fullName($path), 'id' => self::id($path), 'value' => $value, ...$attributes];
        return '<input' . self::attributes($all) . '>';
    }

    /**
     * @param array<string, string|int> $attributes
     */
    private static function attributes(array $attributes): string
    {
        $html = '';
        foreach ($attributes as $name => $value) {
            $html .= sprintf(' %s="%s"', $name, \esc_attr((string) $value));
        }
        return $html;
    }

    private static function name(string $path): string
    {
        return \esc_attr(self::fullName($path));
    }

    private static function fullName(string $path): string
    {
        return Settings::OPTION . '[' . implode('][', explode('/', $path)) . ']';
    }

    private static function id(string $path): string
    {
        return \esc_attr('inlay-' . str_replace('/', '-', $path));
    }
}
