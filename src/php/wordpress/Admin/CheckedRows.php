<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

/**
 * Rows that somebody typed, in their order. A row that is refused leaves the saved one in its place, unless another row
 * has taken its name.
 */
final class CheckedRows
{
    /** @var list<array{string, array<mixed>, bool}> name, row, and whether it is what was typed */
    private array $rows = [];

    public function accept(string $name, array $row): void
    {
        $this->rows[] = [$name, $row, true];
    }

    /**
     * @param string $name of the saved row
     * @param array<mixed>|null $before the saved row; null where there is none
     */
    public function refuse(string $name, ?array $before): void
    {
        if ($before !== null) {
            $this->rows[] = [$name, $before, false];
        }
    }

    /**
     * Whether a row with this name was accepted.
     */
    public function has(string $name): bool
    {
        foreach ($this->rows as [$other, , $isTyped]) {
            if ($isTyped && $other === $name) {
                return true;
            }
        }
        return false;
    }

    /**
     * @return list<array<mixed>>
     */
    public function listed(): array
    {
        return array_column($this->remaining(), 1);
    }

    /**
     * @return array<array-key, array<mixed>> the rows by their names
     */
    public function named(): array
    {
        return array_column($this->remaining(), 1, 0);
    }

    /**
     * @return list<array{string, array<mixed>, bool}>
     */
    private function remaining(): array
    {
        return array_values(array_filter($this->rows, fn (array $row): bool => $row[2] || !$this->has($row[0])));
    }
}
