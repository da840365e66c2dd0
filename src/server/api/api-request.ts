/**
 * What an API needs of a request. A web-standard one has it; of one that a server has received it is had for nothing, where to
 * make a `Request` and a `Response` takes longer than to answer a small one.
 */
export interface ApiRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: Request['body'];
  /** Who asks, as an address is counted. Few are asked for it. */
  readonly visitor?: () => string;
}
