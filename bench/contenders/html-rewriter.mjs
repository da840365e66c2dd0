import { HTMLRewriter } from 'html-rewriter-wasm';
import { TAGS } from '../components.mjs';

/** A rewriter serves one page. It reads and writes bytes: from text to text it is a codec more on each side. */
export const htmlRewriter = [
  {
    name: 'html-rewriter-wasm',
    prepare: ({ canvas, expansionOf }) => {
      const encoder = new TextEncoder();
      return async () => {
        const decoder = new TextDecoder();
        let output = '';
        await rewrite(encoder.encode(canvas), expansionOf, (chunk) => {
          output += decoder.decode(chunk, { stream: true });
        });
        return output;
      };
    },
  },
  {
    name: 'html-rewriter-wasm, bytes to bytes',
    prepare: ({ canvas, expansionOf }) => {
      const input = Buffer.from(canvas);
      return async () => {
        const chunks = [];
        await rewrite(input, expansionOf, (chunk) => chunks.push(Buffer.from(chunk)));
        return Buffer.concat(chunks);
      };
    },
  },
];

async function rewrite(input, expansionOf, sink) {
  const rewriter = new HTMLRewriter(sink);
  try {
    for (const tag of TAGS) {
      rewriter.on(tag, {
        element(element) {
          element.replace(expansionOf(tag, Object.fromEntries(element.attributes)), { html: true });
        },
      });
    }
    await rewriter.write(input);
    await rewriter.end();
  } finally {
    rewriter.free();
  }
}
