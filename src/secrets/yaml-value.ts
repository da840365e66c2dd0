/** Tags of YAML whose value is encrypted or stands elsewhere. */
const ELSEWHERE = /:[ \t]{1,4}!(?:vault|vault-encrypted|secret|env|ENV|Ref|Sub|GetAtt|ImportValue|reference)\s/y;
/** A block of YAML, with its first line: `password: |`, `password: >-`. */
const BLOCK =
  /:[ \t]{1,4}[|>][-+\d]{0,2}[ \t]{0,20}(?:#[^\n]{0,200})?\r?\n(?:[ \t]{0,40}\r?\n){0,3}[ \t]{1,40}([^\r\n]{1,400})/y;

/** A value that only YAML writes so: nothing where none stands there; without `plain` where it can't be read by others. */
export function yamlValue(source: string, from: number): { plain: string | undefined } | undefined {
  ELSEWHERE.lastIndex = from;
  if (ELSEWHERE.test(source)) return { plain: undefined };
  BLOCK.lastIndex = from;
  const line = BLOCK.exec(source)?.[1]?.trim();
  if (line === undefined) return undefined;
  return { plain: line.startsWith('$ANSIBLE_VAULT;') ? undefined : line };
}
