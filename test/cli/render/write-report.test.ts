import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { emptyTally } from '../../../src/cli/output/tally.js';
import { writeReport } from '../../../src/cli/render/write-report.js';

/** A stream that fails from the second write on, as one of the operating system does. */
function failing(code: string) {
  const written: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      if (written.length > 0) return done(Object.assign(new Error(code), { code, syscall: 'write' }));
      written.push(chunk);
      done();
    },
  });
  return { stream, written };
}

describe('writeReport', () => {
  test('writes entries as they come', async () => {
    const written: string[] = [];
    const stream = new Writable({
      decodeStrings: false,
      write(chunk, _encoding, done) {
        written.push(chunk);
        done();
      },
    });
    const report = writeReport(stream, { format: 'json', isTTY: false });
    await report.add([]);
    await report.add(['1', '2']);
    await report.add(['3']);
    expect(written).toEqual(['{\n  "files": [\n1,\n2', ',\n3']);
    await report.end(emptyTally());
    expect(JSON.parse(written.join(''))).toEqual({ files: [1, 2, 3] });
  });

  test('goes on in silence when nobody reads it', async () => {
    const { stream, written } = failing('EPIPE');
    const report = writeReport(stream, { format: 'table', isTTY: false });
    for (const entry of ['a', 'b', 'c']) await report.add([entry]);
    await report.end(emptyTally());
    expect(written).toEqual(['a']);
  });

  test('fails when the device is full', async () => {
    const { stream } = failing('ENOSPC');
    const report = writeReport(stream, { format: 'table', isTTY: false });
    await report.add(['a']);
    await expect(report.add(['b'])).rejects.toMatchObject({ code: 'ENOSPC' });
  });
});
