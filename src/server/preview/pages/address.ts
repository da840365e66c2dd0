/** An address with what it asks its page to show, and a place in it. */
export function addressWith(address: string, asked: Readonly<Record<string, string | number>>, id = ''): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) params.set(name, String(value));
  const query = params.toString();
  return `${address}${query === '' ? '' : '?'}${query}${id === '' ? '' : `#${encodeURIComponent(id)}`}`;
}
