/** Pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * How large an image is, by its header.
 *
 * @param type media type
 * @returns nothing where it is not told there
 */
export function imageSize(bytes: Uint8Array, type: string): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = READERS[type]?.(view);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch {
    // It ends before its header does.
    return undefined;
  }
}

const READERS: Readonly<Record<string, (view: DataView) => ImageSize | undefined>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
};

/** The first frame header. @see ITU-T T.81, annex B */
function jpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Any number of these bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
}

/** @see RFC 9649, section 2 */
function webpSize(view: DataView): ImageSize | undefined {
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (String.fromCharCode(view.getUint8(15))) {
    case 'X':
      return { width: three(24) + 1, height: three(27) + 1 };
    case ' ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}
