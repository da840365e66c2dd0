import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';

const require = createRequire(import.meta.url);
const BASE = readFileSync(require.resolve('tailwindcss/index.css'), 'utf8');
const compiler = await compile('@import "tailwindcss";', {
  loadStylesheet: async (id, base) => ({ path: id, base, content: BASE }),
});

/**
 * Some pages, each with the style sheet that Tailwind builds for all of them.
 *
 * @param pages HTML with a `head`
 */
export function withTailwind(pages) {
  const words = new Set(pages.flatMap((page) => page.split(/[\s"'<>=]+/)));
  const style = `<style>${compiler.build([...words])}</style>`;
  return pages.map((page) => page.replace('</head>', () => `${style}</head>`));
}
