import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inSite } from './in-site.js';
import type { Lab } from './lab.js';
import { view } from './page.js';

/** All that the site wrote where it may: paths and contents. */
export function keptInFiles(lab: Lab): string {
  return ['run/tmp', 'site/wp-content/uploads', ...foldersInContent(lab)]
    .flatMap((folder) => filesBelow(join(lab.folder, folder)))
    .map((path) => `${path.slice(lab.folder.length)}\n${readFileSync(path, 'latin1')}`)
    .join('\n');
}

/** Files below a folder, by their paths. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The plugin's folder, as PHP that serves pages chooses it. */
export function privateFolder(lab: Lab): string {
  return inSite(lab, 'echo Inlay\\WordPress\\Folder::path();');
}

/** The plugin's folders in the web root, where PHP had no other. */
function foldersInContent(lab: Lab): string[] {
  const content = 'site/wp-content';
  return readdirSync(join(lab.folder, content))
    .filter((name) => name.startsWith('inlay-'))
    .map((name) => join(content, name));
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
