const SEALED = /^kind:[ \t]{0,4}["']?SealedSecret\b/m;
const BLOCK = /^([ \t]{0,40})encryptedData:[ \t]{0,40}\r?$/;
/** A name with what Kubernetes has encrypted, or a line of it. */
const CIPHERTEXT = /^[ \t]+(?:[\w.-]{1,100}:[ \t]*)?["']?[A-Za-z0-9+/]{60,}={0,2}["']?\s*$/;

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
    else if (outer !== undefined && CIPHERTEXT.test(line)) sealed.add(start);
    start += line.length + 1;
  }
  return sealed;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
