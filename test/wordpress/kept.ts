import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inSite } from './in-site.js';
import type { Lab } from './lab.js';
import { view } from './page.js';

/** All that the site wrote below its uploads: paths and contents. */
export function keptInFiles(lab: Lab): string {
  const folder = join(lab.folder, 'site/wp-content/uploads');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path.slice(folder.length)}\n${readFileSync(path, 'latin1')}`)
    .join('\n');
}

/** Every value of the database's tables. */
export function keptInDatabase(lab: Lab): string {
  return inSite(
    lab,
    `foreach ($wpdb->get_col('SHOW TABLES') as $table) {
      foreach ($wpdb->get_results("SELECT * FROM $table", ARRAY_N) as $row) { echo implode("\\n", $row), "\\n"; }
    }`,
  );
}

/** All that the APCu of the PHP that serves pages holds. */
export async function keptInApcu(lab: Lab): Promise<string> {
  const script = join(lab.folder, 'site/apcu.php');
  const code = 'foreach (new APCUIterator() as $entry) { echo $entry["key"], "\\n"; var_export($entry["value"]); }';
  writeFileSync(script, `<?php ${code}`);
  try {
    return (await view(lab, '/apcu.php')).html;
  } finally {
    rmSync(script);
  }
}
