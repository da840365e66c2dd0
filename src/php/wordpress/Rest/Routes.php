<?php

declare(strict_types=1);

namespace Inlay\WordPress\Rest;

use Inlay\WordPress\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET /wp-json/{namespace}/v1/ai/integration-manifest`, and its parts `/ai/addons` and `/ai/menus`.
 */
final class Routes
{
    private const DEFAULT_NAMESPACE = 'inlay';

    /** The member of the manifest's resources by route; null for the whole manifest. */
    private const ROUTES = [
        '/ai/integration-manifest' => null,
        '/ai/addons' => 'addons',
        '/ai/menus' => 'menus',
    ];

    /**
     * The namespace of the routes: as the settings say, else after the theme.
     */
    public static function restNamespace(): string
    {
        $chosen = Settings::current()->namespace;
        $name = $chosen !== '' ? $chosen : \sanitize_title(\get_stylesheet());
        return ($name !== '' ? $name : self::DEFAULT_NAMESPACE) . '/v1';
    }

    public static function register(): void
    {
        foreach (self::ROUTES as $route => $resource) {
            \register_rest_route(self::restNamespace(), $route, [
                'methods' => 'GET',
                'callback' => static fn (WP_REST_Request $request) => self::answer($request, $resource),
                'permission_callback' => Access::check(...),
                'args' => [
                    'detail' => [
                        'description' => \__('Whether menus come with their items.', 'inlay'),
                        'type' => 'string',
                        'enum' => Manifest::DETAILS,
                        'default' => 'full',
                    ],
                ],
            ]);
        }
    }

    private static function answer(WP_REST_Request $request, ?string $resource): WP_REST_Response|WP_Error
    {
        $detail = $request['detail'] === 'concise' ? 'concise' : 'full';
        $manifest = Manifest::current($detail);
        if ($manifest === null) {
            $message = \__('The manifest was not made yet, and the render daemon does not answer.', 'inlay');
            return new WP_Error('inlay_unavailable', $message, ['status' => 503]);
        }
        $tag = sprintf('"%s-%s"', $manifest->revision, $detail);
        $headers = [
            'ETag' => $tag,
            // Whoever keeps it asks every time whether it still holds, and for themselves.
            'Cache-Control' => 'private, no-cache',
            'Vary' => 'Authorization, Cookie, X-Inlay-Key',
            ...($manifest->isCurrent ? [] : ['X-Inlay-Stale' => 'true']),
        ];
        if (self::isKnown($request->get_header('if_none_match'), $tag)) {
            return new WP_REST_Response(null, 304, $headers);
        }
        $json = $manifest->json();
        return new WP_REST_Response($resource === null ? $json : $json['resources'][$resource], 200, $headers);
    }

    /**
     * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
     */
    private static function isKnown(?string $header, string $tag): bool
    {
        foreach (explode(',', (string) $header) as $candidate) {
            if (in_array(preg_replace('~^W/~', '', trim($candidate)), [$tag, '*'], true)) {
                return true;
            }
        }
        return false;
    }
}
