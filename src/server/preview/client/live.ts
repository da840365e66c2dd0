// Reloads the page in place when files change, and after a fix: scroll, focus, choices and what was opened stay.
{
  const CONNECTION_LOST = 'Connection lost. Is `inlay-server preview` still running? It is tried again.';

  const say = (what: string) => document.dispatchEvent(new CustomEvent('inlay-say', { detail: what }));

  /** A way to find again, in a new page, the element that has the focus. */
  const focusKept = (): (() => HTMLElement | undefined) => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement)) return () => undefined;
    const around = active.closest('main [id]');
    if (!around) return () => undefined;
    const reachable = (within: Element) => [
      ...within.querySelectorAll<HTMLElement>('a, button, input, summary, [tabindex]'),
    ];
    const index = reachable(around).indexOf(active);
    return () => {
      const again = document.getElementById(around.id) ?? undefined;
      return again && index >= 0 ? reachable(again)[index] : again;
    };
  };

  /** Each `details` by what it is about; those about the same, by which of them it is. */
  const detailsIn = (within: Element) => {
    const named = new Map<string, HTMLDetailsElement>();
    const counts = new Map<string, number>();
    for (const details of within.querySelectorAll<HTMLDetailsElement>('details[data-kept]')) {
      const about = details.dataset['kept'] ?? '';
      const count = (counts.get(about) ?? 0) + 1;
      counts.set(about, count);
      named.set(`${count} ${about}`, details);
    }
    return named;
  };

  /** Gives what is not laid out yet the size that it had, so that nothing moves when it is. */
  const keepSizes = (old: Element, fresh: Element) => {
    for (const selector of ['.finding', '.listing--canvas .chunk', '.listing--expanded .chunk']) {
      const sizes = [...old.querySelectorAll<HTMLElement>(selector)].map(
        (each) => [each.id, each.offsetHeight] as const,
      );
      const named = new Map(sizes);
      for (const [index, each] of [...fresh.querySelectorAll<HTMLElement>(selector)].entries()) {
        const size = each.id === '' ? sizes[index]?.[1] : named.get(each.id);
        if (size) each.style.containIntrinsicBlockSize = `auto ${size}px`;
      }
    }
  };

  /** Puts the content of a new page in the place of this one's, unless it is the same. */
  const replaceMain = (html: string) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const [old, fresh] = [document.querySelector('main'), page.querySelector('main')];
    if (!old || !fresh) return;
    const revision = old.dataset['revision'];
    if (revision !== undefined && revision === fresh.dataset['revision']) return;
    const focus = focusKept();
    const listings = [...old.querySelectorAll('.listing')].map(({ scrollTop }) => scrollTop);
    const before = detailsIn(old);
    for (const [name, details] of detailsIn(fresh)) details.open = before.get(name)?.open ?? details.open;
    keepSizes(old, fresh);
    const { scrollX, scrollY } = window;
    document.dispatchEvent(new CustomEvent('inlay-replace', { detail: { old, fresh } }));
    document.title = page.title;
    document.dispatchEvent(new Event('inlay-shown'));
    for (const [index, listing] of [...document.querySelectorAll('main .listing')].entries()) {
      listing.scrollTop = listings[index] ?? 0;
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    focus()?.focus({ preventScroll: true });
  };

  /** Counts what was asked for: an answer that a later one overtook is not shown. */
  let asked = 0;

  const show = async (said: () => string) => {
    asked += 1;
    const turn = asked;
    const response = await fetch(location.href);
    const html = await response.text();
    if (turn !== asked) return;
    replaceMain(html);
    say(said());
  };

  const lost = (isLost: boolean) => {
    const connection = document.getElementById('connection');
    if (connection) connection.textContent = isLost ? CONNECTION_LOST : '';
  };

  const address = document.body.dataset['events'];
  if (address !== undefined) {
    const events = new EventSource(address);
    events.addEventListener('open', () => lost(false));
    events.addEventListener('error', () => lost(true));
    events.addEventListener('reload', () => {
      show(() => 'Reloaded: files have changed').catch(() => lost(true));
    });
    events.addEventListener('followed', ({ data }) => {
      // Of all pages that are open it is the one whose frame was used.
      if (!document.hasFocus() || !document.activeElement?.matches('.stage iframe')) return;
      const { address: canvas, words } = JSON.parse(data);
      // In place of this page with the other canvas in its frame, which nobody wants to come back to.
      if (canvas !== undefined) location.replace(canvas);
      else say(words);
      document.getElementById('frame-back')?.classList.add('frame-back--shown');
    });
    // Others have sent something, and tell what is to be said when what came of it is shown.
    document.addEventListener('inlay-refresh', (event) => {
      if (event instanceof CustomEvent) show(event.detail.said).catch(() => lost(true));
    });
    document.addEventListener('inlay-lost', () => lost(true));
  }
}
