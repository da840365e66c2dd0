import { type AttributePlaces, readPlainTag } from './plain-tag.js';

/** Where a plain tag stands. Its attributes are looked up only when they are asked for: few are. */
export class TagPlace {
  readonly startOffset: number;
  endOffset = -1;
  private readonly source: string;

  constructor(source: string, startOffset: number) {
    this.source = source;
    this.startOffset = startOffset;
  }

  /** Places of its attributes by name: nothing where it has none. */
  get attrs(): AttributePlaces | undefined {
    const places: AttributePlaces = Object.create(null);
    readPlainTag(this.source, this.startOffset, undefined, places);
    return Object.keys(places).length === 0 ? undefined : places;
  }
}
