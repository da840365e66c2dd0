const HEADER = 13;
const [IMAGE, EXTENSION, TRAILER] = [0x2c, 0x21, 0x3b];

/** What a GIF lacks. @see https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
export function gifFault(_bytes: Uint8Array, view: DataView): string | undefined {
  let hasImage = false;
  for (let at = HEADER + tableLength(view.getUint8(10)); ; ) {
    const block = view.getUint8(at);
    if (block === TRAILER) return hasImage ? undefined : 'an image before its end';
    if (block === EXTENSION) at = behindParts(view, at + 2);
    else if (block === IMAGE) {
      at = behindParts(view, at + 11 + tableLength(view.getUint8(at + 9)));
      hasImage = true;
    } else return 'an image, an extension or its end';
  }
}

/** Bytes of a colour table, by the flags that tell of it. */
function tableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Where parts with a length each end, the last of which is empty. */
function behindParts(view: DataView, from: number): number {
  let at = from;
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length;
  return at + 1;
}
