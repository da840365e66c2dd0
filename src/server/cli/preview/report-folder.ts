import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from 'inlay/internal/cli/errors/system-error.js';
import { outputPlace } from 'inlay/internal/cli/output/output-place.js';
import { writeOutput } from 'inlay/internal/cli/output/write-output.js';
import { InlayError } from 'inlay/internal/message/error.js';
import * as z from 'inlay/internal/zod.js';
import { REPORT_FILE, type ReportFile } from '../../preview/report.js';

/** The file that makes a folder a report, and names what is in it. */
const MARKER = 'inlay-report.json';

const markerSchema = z.object({
  format: z.literal('inlay-report/1'),
  files: z.array(z.string().regex(REPORT_FILE)),
});

/** A folder that a report is written into. Nothing else in it is touched, and nothing outside of it. */
export interface ReportFolder {
  /** Makes the folder ready for files of these names. */
  begin(names: readonly string[]): void;
  /** @throws the system's error, naming the path */
  write(file: ReportFile): void;
  /** Takes away what an earlier report had beside what was written. */
  end(): void;
}

/**
 * The folder of a report. It is not touched before `begin`.
 *
 * @throws InlayError `not-a-report` for a folder with anything else in it
 */
export function openReport(folder: string): ReportFolder {
  const before = filesOf(folder);
  const written = new Set<string>();
  const mark = (files: Iterable<string>) => {
    const marker = { format: 'inlay-report/1', files: [...new Set(files)].sort() };
    writeOutput(join(folder, MARKER), `${JSON.stringify(marker, undefined, 2)}\n`, folder);
  };
  return {
    begin(names) {
      // Before anything is written: what is a link, device or pipe is refused.
      for (const name of [MARKER, ...names]) outputPlace(join(folder, name), folder);
      // Should this be interrupted, the next one knows what is from it.
      mark([...before, ...names]);
    },
    write({ name, text }) {
      writeOutput(join(folder, name), text, folder);
      written.add(name);
    },
    end() {
      for (const name of before) if (!written.has(name)) rmSync(join(folder, name), { force: true });
      mark(written);
    },
  };
}

/** The files of the report that is in a folder; none if there is nothing in it. */
function filesOf(folder: string): string[] {
  const names = namesIn(folder);
  if (names.length === 0) return [];
  const marker = markerIn(folder);
  if (marker) return marker.files;
  throw new InlayError(
    'not-a-report',
    `Unexpected files in \`${folder}\`, expected an empty or missing folder, or a report of \`inlay-server preview\``,
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return [];
    throw error;
  }
}

function markerIn(folder: string): z.infer<typeof markerSchema> | undefined {
  try {
    return markerSchema.parse(JSON.parse(readFileSync(join(folder, MARKER), 'utf8')));
  } catch {
    return undefined;
  }
}
