import { lstatSync, readlinkSync, type Stats } from 'node:fs';
import { dirname, join, parse, resolve, sep } from 'node:path';
import { printableLine } from '../../message/printable.js';
import { isSystemError } from '../errors/system-error.js';

/** Links that Linux follows in one path before it calls them a circle. */
const MOST_LINKS = 40;

const GROUP_WRITES = 0o020;
const OTHERS_WRITE = 0o002;
const STICKY = 0o1000;

/**
 * Tells who beside this user and root can change what stands at a path: nobody, or the first part of the way to it that
 * somebody else can write, in words. It goes the way that the system goes, link by link, from the top folder on: who can
 * write one folder of it can put other files in the place of all below.
 *
 * A sticky folder, as `/tmp` is, lets everybody add files but nobody replace those of others. A group may write where it is
 * the owner's own one, which has the owner's number. Windows has no such owners: there everything passes.
 *
 * @param owner a user who is trusted as well, because somebody named a file of theirs by hand; then only owners count, and
 *   nobody is asked who else may write
 * @see inode(7), path_resolution(7)
 */
export function strangerIn(path: string, owner?: number): string | undefined {
  const user = process.getuid?.();
  if (user === undefined) return undefined;
  const absolute = resolve(path);
  let here = parse(absolute).root;
  const ahead = partsOf(absolute);
  let links = 0;
  for (;;) {
    const found = lstatOf(here);
    if (!found) return undefined; // whoever opens it hears that it is missing
    const isTrusted = found.uid === user || found.uid === 0 || found.uid === owner;
    if (!isTrusted) return `\`${printableLine(here)}\` belongs to user ${found.uid}`;
    if (found.isSymbolicLink()) {
      links += 1;
      if (links > MOST_LINKS) return undefined; // nobody can open that either
      const target = readlinkSync(here);
      ahead.unshift(...partsOf(target));
      here = target.startsWith('/') ? '/' : dirname(here);
      continue;
    }
    const writer = owner === undefined ? otherWriter(found) : undefined;
    if (writer !== undefined) return `${writer} can write \`${printableLine(here)}\``;
    const part = ahead.shift();
    if (part === undefined) return undefined;
    here = part === '..' ? dirname(here) : join(here, part);
  }
}

/** Whether everybody may put files into a folder, as with `/tmp`: it is nobody's project. */
export function isShared(folder: string): boolean {
  const found = lstatOf(folder);
  return found !== undefined && process.getuid !== undefined && (found.mode & OTHERS_WRITE) !== 0 && isSticky(found);
}

/** The user whom a file belongs to; nothing where there is no file, or no users. */
export function ownerOf(path: string): number | undefined {
  return process.getuid === undefined ? undefined : lstatOf(path)?.uid;
}

/** This user, as messages name it beside others. */
export function ourName(): string {
  const user = process.getuid?.();
  return user === 0 ? 'you (root)' : `you (user ${user}) or root`;
}

function otherWriter(found: Stats): string | undefined {
  if (isSticky(found)) return undefined;
  if (found.mode & OTHERS_WRITE) return 'everyone';
  return found.mode & GROUP_WRITES && found.gid !== found.uid ? `group ${found.gid}` : undefined;
}

function isSticky(found: Stats): boolean {
  return found.isDirectory() && (found.mode & STICKY) !== 0;
}

function partsOf(path: string): string[] {
  return path.split(sep).filter((part) => part !== '' && part !== '.');
}

function lstatOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (isSystemError(error)) return undefined; // not to be looked at: neither can it be read
    throw error;
  }
}
