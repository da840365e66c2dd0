import { dayIn } from './direction.js';
import { attributes, link, picture, text } from './markup.js';
import type { Shared } from './shared.js';
import type { PostLine, PostList, View } from './view.js';
import type { Words } from './words.js';

/** Date and author, as they stand below a title. */
function meta({ date, author }: Pick<PostLine, 'date' | 'author'>, { values }: Shared, language: string): string {
  const day = values.blog_dates ? dayIn(language, date) : undefined;
  const parts = [
    ...(day === undefined ? [] : [`<time${attributes({ datetime: date })}>${text(day)}</time>`]),
    ...(values.blog_authors && author !== '' ? [`<span class="post-author">${text(author)}</span>`] : []),
  ];
  return parts.length === 0 ? '' : `<p class="post-meta">${parts.join(' ')}</p>`;
}

/** What stands between the title of a post and its text. */
export function postHead({ post, language }: View, shared: Shared): string {
  if (!post) return '';
  const author = post.author?.body.name ?? '';
  const image = shared.values.blog_post_images && post.image !== '' ? picture(post.image, 'post-image') : '';
  return meta({ date: post.date, author }, shared, language) + image;
}

/** What stands behind the text of a post: its author, and the posts before and after it. */
export function postFoot({ post }: View, { values }: Shared, words: Words): string {
  if (!post) return '';
  const { newer, older } = post.neighbours;
  const box = values.blog_author_box ? authorBox(post.author?.body, words) : '';
  if (!values.blog_neighbours || (!newer && !older)) return box;
  const step = (to: PostLine | undefined, name: string, label: string) =>
    to
      ? `<p class="neighbours__${name}"><span>${text(label)}</span>${link(to.path, to.title, { rel: name === 'newer' ? 'next' : 'prev' })}</p>`
      : '';
  const steps = step(older, 'older', words.older) + step(newer, 'newer', words.newer);
  return `${box}<nav class="neighbours" aria-label="${text(words.latest)}">${steps}</nav>`;
}

function authorBox(
  author:
    | { name: string; biography: string; picture: string; links: readonly { label: string; url: string }[] }
    | undefined,
  words: Words,
): string {
  if (!author || author.name === '') return '';
  const links = author.links.map(({ label, url }) => `<li>${link(url, label, { rel: 'me noopener' })}</li>`).join('');
  const biography = author.biography
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${text(part.trim())}</p>`)
    .join('');
  return (
    `<aside class="author-box" aria-label="${text(words.about)}">${picture(author.picture, 'author-box__picture')}` +
    `<div><h2>${text(author.name)}</h2>${biography}${links === '' ? '' : `<ul role="list">${links}</ul>`}</div></aside>`
  );
}

/** A page of the list of posts. */
export function postList({ list, language }: View, shared: Shared, words: Words): string {
  if (!list) return '';
  const { values } = shared;
  if (list.posts.length === 0) return `<p class="posts-none">${text(words.noPosts)}</p>`;
  const items = list.posts.map((post) => {
    const image = values.blog_list_images && post.image !== '' ? picture(post.image, 'post-image') : '';
    const excerpt = values.blog_excerpts && post.description !== '' ? `<p>${text(post.description)}</p>` : '';
    return `<li><article>${image}<h2>${link(post.path, post.title)}</h2>${meta(post, shared, language)}${excerpt}</article></li>`;
  });
  return `<ol class="posts posts--${values.blog_layout}" role="list">${items.join('')}</ol>${paging(list, words)}`;
}

/** The path of a page of the list. */
export function listPath(path: string, number: number): string {
  return number === 1 ? path : `${path}page/${number}/`;
}

function paging({ path, number, count }: PostList, words: Words): string {
  if (count <= 1) return '';
  const newer = number > 1 ? link(listPath(path, number - 1), words.newerPosts, { rel: 'prev' }) : '';
  const older = number < count ? link(listPath(path, number + 1), words.olderPosts, { rel: 'next' }) : '';
  const here = words.page.replace('{page}', `${number} / ${count}`);
  return `<nav class="paging" aria-label="${text(words.paging)}"><p>${newer}</p><p>${text(here)}</p><p>${older}</p></nav>`;
}

/** The newest posts, beside a page. */
export function latestPosts(latest: readonly PostLine[] | undefined, words: Words): string {
  if (!latest || latest.length === 0) return '';
  const items = latest.map(({ path, title }) => `<li>${link(path, title)}</li>`).join('');
  return `<section><h2>${text(words.latest)}</h2><ul role="list">${items}</ul></section>`;
}
