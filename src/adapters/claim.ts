const taken = new WeakSet<object>();

/** Whether an exchange is nobody's yet, so that two middlewares expand a page once: the first of them. */
export function claim(exchange: object): boolean {
  if (taken.has(exchange)) return false;
  taken.add(exchange);
  return true;
}
