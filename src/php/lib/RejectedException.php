<?php

declare(strict_types=1);

namespace Inlay;

/**
 * The daemon understood the call and refuses it.
 */
final class RejectedException extends ClientException
{
    public function __construct(public readonly Problem $problem)
    {
        parent::__construct("$problem->title: $problem->detail ($problem->code)");
    }
}
