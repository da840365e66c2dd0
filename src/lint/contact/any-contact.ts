/** A contact of any owner in a text. */
export interface AnyContact {
  kind: 'phone' | 'email' | 'address' | 'messenger';
  /** Offsets into the text. */
  from: number;
  to: number;
  /** As people would write it: a mail address with its signs. */
  value: string;
  /** The address that opens the chat of a name in a messenger. */
  link?: string;
  /** It looks like a number to call by itself: a plus, a zero or brackets in front. */
  isPlain?: boolean;
  /** An address that begins with the name of a house. */
  isHouse?: boolean;
  /** The sentence says that the house is there, as in "we are at". */
  isSaid?: boolean;
  /** The street and house number of an address that is said, without what stands behind them. */
  said?: string;
}
