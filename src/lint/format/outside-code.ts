/** Where a text stands in a message, outside of its code spans. Backticks that nothing closes open none. */
export function outsideCode(message: string, wanted: string): number[] {
  const found: number[] = [];
  const lastOf = new Map<number, number>();
  for (const { index, 0: ticks } of message.matchAll(/`+/g)) lastOf.set(ticks.length, index);
  let fence = 0;
  for (let at = 0; at < message.length; at += 1) {
    let ticks = 0;
    while (message[at + ticks] === '`') ticks += 1;
    if (ticks > 0) {
      if (fence === ticks) fence = 0;
      else if (fence === 0 && (lastOf.get(ticks) ?? 0) > at) fence = ticks;
      at += ticks - 1;
    } else if (fence === 0 && message.startsWith(wanted, at)) found.push(at);
  }
  return found;
}
