import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Answer } from '../../core/answer.js';
import { type Encoding, encodingFor } from './encoding.js';

/** Headers by their names in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** An answer that is the same for every visitor, in each encoding made once, when it is first asked for. */
export interface Fixed {
  answer(headers: {
    'if-none-match'?: string | undefined;
    'accept-encoding'?: string | string[] | undefined;
  }): Answer | Promise<Answer>;
  /** About how many bytes it takes. */
  size: number;
}

/** Bytes that are worth to be compressed. */
const WORTH = 1024;

/** Takes a few milliseconds for a page, and leaves 3 % to the best, which takes thirty times as long. */
const BROTLI_QUALITY = 9;

/** Hexadecimal digits of an entity tag. */
const TAG_DIGITS = 32;

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;

/** An answer with an entity tag, which gets 304 where it is known. */
export function fixed(content: string, headers: Headers, status = 200): Fixed {
  const body = Buffer.from(content);
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers)).digest('hex').slice(0, TAG_DIGITS);
  const isCompressed = body.length >= WORTH;
  const common = {
    ...headers,
    vary: headers['vary'] === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${headers['vary']}`,
  };
  const made = new Map<Encoding, Answer | Promise<Answer>>();
  const unchanged = new Map<Encoding, Answer>();

  function tagIn(encoding: Encoding): string {
    return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  }

  function make(encoding: Encoding): Answer | Promise<Answer> {
    const own = { ...common, etag: tagIn(encoding) };
    if (encoding === 'identity') return { status, headers: own, body };
    return compress[encoding](body).then((bytes) => {
      const answer = { status, headers: { ...own, 'content-encoding': encoding }, body: bytes };
      made.set(encoding, answer);
      return answer;
    });
  }

  return {
    size: body.length * 2,
    answer(asked) {
      const accepted = asked['accept-encoding'];
      const encoding = isCompressed ? encodingFor(Array.isArray(accepted) ? accepted.join() : accepted) : 'identity';
      const known = asked['if-none-match'];
      // A tag that holds the hash is one of this content: nobody finds another with the same.
      if (known !== undefined && status === 200 && (known.includes(hash) || known.trim() === '*')) {
        let answer = unchanged.get(encoding);
        if (!answer) {
          answer = { status: 304, headers: { ...common, etag: tagIn(encoding) }, body: '' };
          unchanged.set(encoding, answer);
        }
        return answer;
      }
      let answer = made.get(encoding);
      if (!answer) {
        answer = make(encoding);
        made.set(encoding, answer);
      }
      return answer;
    },
  };
}
