/** Candidates after which shrinking is given up: what is left then is small enough to read. */
const MAX_CANDIDATES = 20_000;

/** What a stretch is replaced by where it can't be left out. */
const PLAIN = ['a', ' ', '<x-logo/>', '<b>'];

/**
 * The smallest source found that still fails: first without ever shorter stretches, then with plainer ones.
 *
 * @param fails whether a source shows the same failure
 */
export function shrink(source: string, fails: (candidate: string) => boolean): string {
  let best = source;
  let left = MAX_CANDIDATES;
  const adopt = (candidate: string): boolean => {
    left -= 1;
    if (left < 0 || candidate === best || !fails(candidate)) return false;
    best = candidate;
    return true;
  };
  for (let before = ''; before !== best && left > 0; ) {
    before = best;
    for (let length = best.length >> 1; length > 0; length >>= 1) {
      for (let at = 0; at < best.length; ) if (!adopt(without(best, at, length))) at += Math.max(1, length >> 1);
    }
    for (let at = 0; at < best.length; at += 1) {
      for (const plain of PLAIN) {
        const stretch = plain.length === 1 ? 1 : tagLength(best, at);
        const candidate = without(best, at, stretch, plain);
        // Only what is plainer: no two candidates may replace each other in turn.
        if (candidate.length < best.length || isPlainer(plain, best.slice(at, at + stretch))) adopt(candidate);
      }
      adopt(best.slice(0, at) + best.slice(at).toLowerCase());
    }
  }
  return best;
}

function without(text: string, at: number, length: number, instead = ''): string {
  return text.slice(0, at) + instead + text.slice(at + length);
}

/** Length of what looks like a tag at a place. */
function tagLength(text: string, at: number): number {
  return text[at] === '<' ? Math.max(1, text.indexOf('>', at) + 1 - at) : 1;
}

function isPlainer(plain: string, text: string): boolean {
  return plain.length === 1 && text.length === 1 && !/[a-z <>="'/]/.test(text) && plain !== text;
}
