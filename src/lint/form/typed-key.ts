/** Letters of a key that are looked at, at least and at most. */
const SHORTEST = 6;
const LONGEST = 80;
/** Signs that follow each other, at least, for a run. */
const LEAST_RUN = 3;
const ROWS = 'qwertyuiop asdfghjkl zxcvbnm';

/**
 * Whether a key is one that somebody typed as an example, and no machine drew: all of it are runs of the alphabet, of digits, of
 * one sign or of a row of keys, as in `xyzabcde` and `qwerty123`; or letters and digits that both count up, as in `a1b2c3d4`.
 */
export function isTypedKey(key: string): boolean {
  const signs = key.toLowerCase().replace(/[-_]/g, '');
  if (signs.length < SHORTEST || signs.length > LONGEST || !/^[a-z0-9]+$/.test(signs)) return false;
  return isAllRuns(signs) || countsUp(signs);
}

function isAllRuns(signs: string): boolean {
  for (let from = 0; from < signs.length; ) {
    const end = endOfRun(signs, from);
    if (end - from < LEAST_RUN) return false;
    from = end;
  }
  return true;
}

/** Where the run ends that begins at an offset. */
function endOfRun(signs: string, from: number): number {
  const step = signs.charCodeAt(from + 1) - signs.charCodeAt(from);
  const isEven = Math.abs(step) <= 1;
  let end = from + 1;
  while (
    end < signs.length &&
    (isEven ? signs.charCodeAt(end) - signs.charCodeAt(end - 1) === step : isRow(signs, end))
  )
    end += 1;
  return end;
}

/** Whether a sign stands behind the one before it on a keyboard. */
function isRow(signs: string, at: number): boolean {
  return ROWS.includes(signs.slice(at - 1, at + 1));
}

function countsUp(signs: string): boolean {
  const letters = signs.replace(/\d/g, '');
  const digits = signs.replace(/\D/g, '');
  if (letters.length < LEAST_RUN || digits.length < LEAST_RUN) return false;
  return isOneRun(letters) && isOneRun(digits);
}

function isOneRun(signs: string): boolean {
  for (let at = 1; at < signs.length; at += 1) {
    const step = signs.charCodeAt(at) - signs.charCodeAt(at - 1);
    if (step !== 1 && !(signs[at - 1] === '9' && signs[at] === '0')) return false;
  }
  return true;
}
