/*
 * The entity tag of an expanded page: the application's own with the revision of the site and the request in it, so that it
 * changes with either. It is always weak: equal tags stand for equal pages, not for equal bytes of a compressed one.
 */

/** An entity tag (RFC 9110, section 8.8.3). */
const TAG = /(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g;
const WHOLE_TAG = new RegExp(`^${TAG.source}$`);

/** The end of a marked tag: whether the application's own was weak, and the revision. */
const MARK = /\.inlay-([ws])-([0-9a-f]+)$/;

/**
 * The application's tag with a revision in it; nothing for what is no tag.
 *
 * @param revision hexadecimal digits
 */
export function markedTag(tag: string, revision: string): string | undefined {
  const [, weak, text] = WHOLE_TAG.exec(tag.trim()) ?? [];
  return text === undefined ? undefined : `W/"${text}.inlay-${weak ? 'w' : 's'}-${revision}"`;
}

/** Whether a list of tags, as `If-None-Match` has it, holds marked ones. */
export function hasMarkedTags(list: string): boolean {
  return tagsOf(list).some(({ mark }) => mark !== null);
}

/**
 * A list of tags as the application knows them: marked ones of the revision are its own again, those of any other are gone,
 * and so are all if there is no revision.
 */
export function unmarkedTags(list: string, revision: string | undefined): string[] {
  return tagsOf(list).flatMap(({ tag, text, mark }) => {
    if (!mark) return [tag];
    const [end, strength, marked] = mark;
    return marked === revision ? [`${strength === 'w' ? 'W/' : ''}"${text.slice(0, -end.length)}"`] : [];
  });
}

function tagsOf(list: string) {
  return [...list.matchAll(TAG)].map(([tag, , text = '']) => ({ tag, text, mark: MARK.exec(text) }));
}
