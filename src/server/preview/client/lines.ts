// Lines of a long source come when they are looked for: those after the last one that is there, or that a link leads to.
{
  const loading = new Set<string>();

  /** Puts the lines of another page of this canvas before or after those that are here. */
  const load = async (link: HTMLAnchorElement) => {
    if (loading.has(link.href)) return;
    loading.add(link.href);
    try {
      const page = new DOMParser().parseFromString(await (await fetch(link.href)).text(), 'text/html');
      const listing = link.closest('.listing');
      const kind = [...(listing?.classList ?? [])].find((name) => name.startsWith('listing--')) ?? '';
      const fresh = page.querySelector(`.${kind} .source`);
      const chunks = [...(fresh?.querySelectorAll('.chunk') ?? [])];
      if (chunks.length === 0 || !link.isConnected) return;
      const side = link.dataset['more'] ?? '';
      const next = fresh?.querySelector(`[data-more="${side}"]`);
      if (next) link.replaceWith(...(side === 'after' ? [...chunks, next] : [next, ...chunks]));
      else link.replaceWith(...chunks);
      watch();
    } finally {
      loading.delete(link.href);
    }
  };

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement && target.dataset['more'] === 'after')
        void load(target);
    }
  });
  const watch = () => {
    seen.disconnect();
    for (const link of document.querySelectorAll('[data-more]')) seen.observe(link);
  };

  /** Shows a line within the listing, without moving the page. */
  const show = (line: number) => {
    const element = document.getElementById(`line-${line}`);
    const listing = element?.closest<HTMLElement>('.listing');
    if (!element || !listing) return false;
    for (const other of document.querySelectorAll('.line--chosen')) other.classList.remove('line--chosen');
    element.classList.add('line--chosen');
    const [box, around] = [element.getBoundingClientRect(), listing.getBoundingClientRect()];
    if (box.top < around.top || box.bottom > around.bottom) {
      listing.scrollTop += box.top - around.top - around.height / 3;
    }
    return true;
  };

  document.addEventListener('inlay-line', (event) => {
    if (event instanceof CustomEvent) show(Number(event.detail.line));
  });

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.matches('[data-more]')) {
      event.preventDefault();
      void load(link);
    }
    const line = link.dataset['lineWay'];
    if (line === undefined) return;
    for (const id of ['pane-source', 'source-canvas']) {
      const radio = document.querySelector<HTMLInputElement>(`#${id}`);
      if (!radio || radio.checked || radio.closest('label')?.offsetParent === null) continue;
      radio.checked = true;
      radio.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (!show(Number(line)) || link.hash === link.getAttribute('href')) return;
    event.preventDefault();
    location.hash = link.hash; // the line is here
  });

  document.addEventListener('inlay-shown', watch);
  watch();
}
