/** How a body is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Headers that were read: browsers have few. */
const known = new Map<string, Encoding>();
const MOST_KNOWN = 200;

/** The encoding to answer with, by `Accept-Encoding`. @see RFC 9110, section 12.5.3 */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const found = known.get(header);
  if (found) return found;
  const encoding = chosen(header);
  if (known.size < MOST_KNOWN) known.set(header, encoding);
  return encoding;
}

function chosen(header: string): Encoding {
  const weights = new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2))];
    }),
  );
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}
