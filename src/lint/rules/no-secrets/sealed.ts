const SEALED = /^kind:[ \t]{0,4}["']?SealedSecret\b/m;
const BLOCK = /^([ \t]{0,40})encryptedData:[ \t]{0,40}\r?$/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** Characters of ciphertext, at least. */
const LEAST = 60;

/** Finds out whether what stands somewhere is held by a `SealedSecret` of Kubernetes: ciphertext, meant to be there. */
export function sealedIn(source: string): (offset: number) => boolean {
  if (!SEALED.test(source)) return () => false;
  const lines = sealedLines(source);
  return (offset) => lines.has(source.lastIndexOf('\n', offset - 1) + 1);
}

/** Where the lines of ciphertext begin. */
function sealedLines(source: string): ReadonlySet<number> {
  const sealed = new Set<number>();
  let outer: number | undefined;
  let start = 0;
  for (const line of source.split('\n')) {
    const block = BLOCK.exec(line)?.[1];
    if (block !== undefined) outer = block.length;
    else if (outer !== undefined && line.trim() !== '' && indentOf(line) <= outer) outer = undefined;
    else if (outer !== undefined && isCiphertext(line)) sealed.add(start);
    start += line.length + 1;
  }
  return sealed;
}

/** Whether a line is what Kubernetes has encrypted, with a name before it or alone. */
function isCiphertext(line: string): boolean {
  const value = line
    .slice(line.indexOf(':') + 1)
    .trim()
    .replace(/^["']|["']$/g, '');
  return value.length >= LEAST && indentOf(line) > 0 && BASE64.test(value);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
