import { type Dirent, readdir, stat } from 'node:fs';
import { join } from 'node:path';

/**
 * A `readdir` that leaves out links to folders, for a library that would follow each of them, time and again; links to
 * files stay.
 */
export const readWithoutFolderLinks = ((
  path: string,
  options: { withFileTypes: true },
  done: (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void,
) => {
  readdir(path, options, (error, entries) => {
    if (error) return done(error, []);
    void Promise.all(entries.map((entry) => isFolderLink(entry, path))).then((links) =>
      done(
        null,
        entries.filter((_, index) => !links[index]),
      ),
    );
  });
}) as typeof readdir; // of its many forms the library uses this one

function isFolderLink(entry: Dirent, folder: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return Promise.resolve(false);
  return new Promise((done) => {
    stat(join(folder, entry.name), (error, target) => done(error === null && target.isDirectory()));
  });
}
