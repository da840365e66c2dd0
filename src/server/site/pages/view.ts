import type { Document } from '../../store/document.js';
import type { AuthorBody } from '../kinds/author.js';
import type { PresentationBody } from '../kinds/presentation.js';

/** A step of the way from the home page. */
export interface Crumb {
  path: string;
  title: string;
}

/** A post in a list. */
export interface PostLine {
  path: string;
  title: string;
  description: string;
  date: string;
  image: string;
  author: string;
}

/** A post's neighbours in time. */
export interface Neighbours {
  newer?: PostLine | undefined;
  older?: PostLine | undefined;
}

/** A page of the list of posts. */
export interface PostList {
  posts: readonly PostLine[];
  /** From 1. */
  number: number;
  count: number;
  /** Path of the first page. */
  path: string;
}

/** What a post has beside a page. */
export interface PostFacts {
  date: string;
  image: string;
  author: Document<AuthorBody> | undefined;
  neighbours: Neighbours;
  /** When what visitors see of it was last changed: ISO 8601. */
  modified: string;
}

/** A page as a visitor sees it, before it is a document. */
export interface View {
  path: string;
  /** Of a document; lists and the missing page may have none. */
  id?: number | undefined;
  title: string;
  description: string;
  language: string;
  /** Of its canvas; none for a list without a page. */
  source: string;
  presentation: PresentationBody;
  crumbs: readonly Crumb[];
  post?: PostFacts | undefined;
  list?: PostList | undefined;
  /** The newest posts, for a sidebar. */
  latest?: readonly PostLine[] | undefined;
  isMissing?: boolean;
  /** Whether it has no address that others could use: the answer to something that was sent. */
  isUnlisted?: boolean;
}
