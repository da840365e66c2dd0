/**
 * The results of running each item, in the order of the items whichever is ready first. At most `ahead` items are taken
 * whose results have not been taken yet: so many are under way or wait for their turn, however many there are and however
 * slow the taker is.
 *
 * @throws what the first run in that order throws that fails
 */
export async function* inOrder<T, R>(
  items: Iterable<T>,
  ahead: number,
  run: (item: T) => PromiseLike<R>,
): AsyncGenerator<R> {
  const runs: Promise<R>[] = [];
  for (const item of items) {
    const started = Promise.resolve(run(item));
    started.catch(() => {}); // it is thrown when its turn comes, or never, after an earlier one
    runs.push(started);
    const [oldest] = runs;
    if (oldest === undefined || runs.length < ahead) continue;
    yield await oldest;
    runs.shift();
  }
  for (const run of runs) yield await run;
}
