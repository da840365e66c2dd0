// The finding that is looked at: outlined in the page, its change beside it, and in the address.
{
  const articleOf = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest<HTMLElement>('.finding') ?? undefined) : undefined;

  const check = (id: string) => {
    const radio = document.querySelector<HTMLInputElement>(`#${id}`);
    // One that is not to be seen has nothing to choose: there is room for all.
    if (!radio || radio.checked || radio.closest('label')?.offsetParent === null) return;
    radio.checked = true;
    radio.dispatchEvent(new Event('input', { bubbles: true })); // it is kept
  };

  const withoutFragment = (address: string) => address.split('#', 1)[0];

  /**
   * Leads a frame to an address. One that differs in its fragment alone is not loaded again; for another a new frame begins: in the
   * old one, what is still loading could come after it.
   */
  const lead = (selector: string, address: string | undefined) => {
    const frame = document.querySelector<HTMLIFrameElement>(selector);
    const now = frame?.getAttribute('src') ?? '';
    if (!frame || address === undefined || now === address) return;
    document.dispatchEvent(new Event('inlay-lead'));
    if (withoutFragment(now) === withoutFragment(address)) {
      frame.src = address;
      return;
    }
    const next = frame.cloneNode();
    if (next instanceof HTMLIFrameElement) next.src = address;
    frame.replaceWith(next);
  };

  const showChange = (article: HTMLElement) => {
    const changed = document.getElementById('changed');
    const diff = article.querySelector('.diff');
    if (!changed || !diff) return;
    changed.replaceChildren(diff.cloneNode(true));
  };

  /** Whether both frames of the comparison are to be seen now. */
  const compare = ({ dataset }: HTMLElement) => {
    document.getElementById('compare')?.classList.toggle('compare--none', dataset['fixed'] === undefined);
    lead('.stage--before iframe', dataset['fixed'] === undefined ? undefined : dataset['expanded']);
    lead('.stage--after iframe', dataset['fixed']);
  };

  const choose = (article: HTMLElement) => {
    const number = article.dataset['finding'] ?? '';
    for (const other of document.querySelectorAll('.finding--chosen')) other.classList.remove('finding--chosen');
    article.classList.add('finding--chosen');
    const url = new URL(location.href);
    if (url.searchParams.get('finding') !== number) {
      url.searchParams.set('finding', number);
      history.replaceState(history.state, '', url);
    }
    lead('.stage--canvas iframe', article.dataset['canvas']);
    lead('.stage--expanded iframe', article.dataset['expanded']);
    compare(article);
    showChange(article);
    const line = article.querySelector<HTMLElement>('[data-line-way]')?.dataset['lineWay'];
    document.dispatchEvent(new CustomEvent('inlay-line', { detail: { line: Number(line), isQuiet: true } }));
  };

  document.addEventListener('focusin', ({ target }) => {
    const article = articleOf(target);
    if (article && !article.classList.contains('finding--chosen')) choose(article);
  });
  // One that is not to be seen takes no focus.
  document.addEventListener('inlay-choose', (event) => {
    if (event instanceof CustomEvent) choose(event.detail);
  });
  document.addEventListener('click', (event) => {
    const article = articleOf(event.target);
    if (!article || !(event.target instanceof Element)) return;
    const way = event.target.closest<HTMLElement>('[data-show], [data-change]');
    if (!article.classList.contains('finding--chosen') || way) choose(article);
    if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // What chooses the frame is to be seen in this pane alone, where there is room for one.
    const frame = way.dataset['show'];
    check(frame === undefined ? 'pane-source' : 'pane-page');
    check(frame === undefined ? 'source-diff' : `frame-${frame}`);
    if (frame === undefined) document.querySelector('.listing--diff')?.scrollTo(0, 0);
  });

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.id !== 'frame-back') return;
    target.classList.remove('frame-back--shown');
    // A new frame begins at its address again.
    for (const frame of document.querySelectorAll('.stage iframe')) frame.replaceWith(frame.cloneNode());
  });

  const restore = () => {
    const number = new URL(location.href).searchParams.get('finding');
    const article = document.querySelector<HTMLElement>(`.finding[data-finding="${CSS.escape(number ?? '')}"]`);
    if (article) choose(article);
    return article;
  };
  document.addEventListener('inlay-shown', restore);
  // Where a browser comes back to a page, it knows better where that was.
  if (scrollY === 0 && location.hash === '') restore()?.scrollIntoView({ block: 'nearest' });
  else restore();
}
