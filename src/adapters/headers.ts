/** The headers of a message, by names in lower case. */
export interface Headers {
  /** The values of a header, joined by commas if there are several. */
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
}
