import { styleText } from 'node:util';

/** A style of `styleText`, or several. */
type Style = Parameters<typeof styleText>[0];

/** Gives a text a style, where the stream that it was made for shows styles. */
export type Paint = (style: Style, text: string) => string;

/** What is asked of a stream. */
interface Stream {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

/** How many columns the lines of a stream have; nothing for what is no terminal. */
export function widthOf({ isTTY, columns }: Stream): number | undefined {
  return isTTY === true ? columns : undefined;
}

/**
 * How to style text for a stream: with colours on a terminal, else not at all.
 *
 * @see https://no-color.org
 */
export function painter(stream: Stream, env: NodeJS.ProcessEnv = process.env): Paint {
  if (stream.isTTY !== true || env['NO_COLOR'] || env['TERM'] === 'dumb') return (_style, text) => text;
  // Node would look at stdout whichever stream the text is for.
  return (style, text) => styleText(style, text, { validateStream: false });
}
