const [COUNT_AT, ENTRIES_AT, ENTRY] = [4, 6, 16];
/** Where an entry tells how long its picture is, and where it begins. */
const [LENGTH, OFFSET] = [8, 12];

/** What an ICO lacks: a picture for each of its entries. @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
export function icoFault(bytes: Uint8Array, view: DataView): string | undefined {
  const count = view.getUint16(COUNT_AT, true);
  if (count === 0) return 'a picture in it';
  for (let index = 0; index < count; index += 1) {
    const entry = ENTRIES_AT + index * ENTRY;
    const [length, offset] = [view.getUint32(entry + LENGTH, true), view.getUint32(entry + OFFSET, true)];
    if (length === 0 || offset < ENTRIES_AT + count * ENTRY || offset + length > bytes.length)
      return 'a picture for each of its entries';
  }
  return undefined;
}
