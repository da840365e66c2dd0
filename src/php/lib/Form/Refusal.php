<?php

declare(strict_types=1);

namespace Inlay\Form;

use RuntimeException;

/**
 * Says out of the parser why markup is given up. It never leaves this folder.
 */
final class Refusal extends RuntimeException
{
}
