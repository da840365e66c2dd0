<?php

declare(strict_types=1);

namespace Inlay\WordPress\Rest;

use Inlay\WordPress\Settings;
use WP_Error;
use WP_REST_Request;

/**
 * Who may read the manifest: whoever may write posts, by WordPress's own means (cookie with nonce, application
 * password), holders of a service key, and everybody where the site says so.
 */
final class Access
{
    private const CAPABILITY = 'edit_posts';

    /**
     * @return true|WP_Error 401 for nobody in particular, 403 for somebody who may not
     */
    public static function check(WP_REST_Request $request): bool|WP_Error
    {
        $key = self::key($request);
        $isAllowed = Settings::current()->isManifestPublic
            || \current_user_can(self::CAPABILITY)
            || ($key !== '' && ServiceKeys::isValid($key));
        return $isAllowed ? true : new WP_Error(
            'rest_forbidden',
            \__('Sorry, you are not allowed to read the manifest of this site.', 'inlay'),
            ['status' => \rest_authorization_required_code()],
        );
    }

    private static function key(WP_REST_Request $request): string
    {
        $own = $request->get_header('x_inlay_key');
        $authorization = $request->get_header('authorization');
        $isBearer = preg_match('/^Bearer +(\S+)$/iD', trim((string) $authorization), $match) === 1;
        return is_string($own) && $own !== '' ? trim($own) : ($isBearer ? $match[1] : '');
    }
}
