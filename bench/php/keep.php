<?php

/**
 * Keeps a baked page in a file of the store. It is a process of its own, as opcache leaves files alone that are newer than
 * the process that reads them.
 */

declare(strict_types=1);

['folder' => $folder, 'baked' => $baked] = require __DIR__ . '/load.php';
(new Inlay\PhpFileStore($folder, 'a secret for the bench'))->set('page', $baked);
echo 'true';
