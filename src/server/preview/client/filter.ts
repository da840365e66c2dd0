// Shows the canvases of a rule, whose path has the words of the filter in it: those of the list, in the order that is chosen, or
// of the tree, whose folders open.
{
  const say = (what: string) => document.dispatchEvent(new CustomEvent('inlay-say', { detail: what }));

  /** Folders that were closed before a search opened them. */
  let closed: HTMLDetailsElement[] = [];

  const openFolders = (isSearch: boolean) => {
    if (!isSearch) {
      for (const folder of closed) folder.open = false;
      closed = [];
      return;
    }
    for (const folder of document.querySelectorAll<HTMLDetailsElement>('.tree details')) {
      if (!folder.open) closed.push(folder);
      folder.open = true;
      const item = folder.closest('li');
      if (item) item.hidden = !folder.querySelector('.tree__leaf:not([hidden])');
    }
  };

  /** Puts the rows of the list into the order that is chosen. */
  const sort = () => {
    const key = document.querySelector('#sort-path:checked') ? 'byPath' : 'byWorst';
    const body = document.querySelector('#canvases tbody');
    const rows = [...(body?.querySelectorAll<HTMLElement>('tr') ?? [])];
    const placeOf = (row: HTMLElement) => Number(row.dataset[key]);
    if (rows.some((row, index) => placeOf(row) !== index))
      body?.append(...rows.sort((a, b) => placeOf(a) - placeOf(b)));
  };

  const apply = () => {
    const text = document.querySelector<HTMLInputElement>('#filter')?.value.toLowerCase().trim() ?? '';
    const words = text.split(/\s+/);
    const rows = [...document.querySelectorAll<HTMLElement>('#canvases tbody tr, .tree__leaf')];
    const rule = new URL(location.href).searchParams.get('rule') ?? '';
    for (const row of rows) {
      const path = row.dataset['path']?.toLowerCase() ?? '';
      const isOfRule = rule === '' || (row.dataset['rules'] ?? rule).split(' ').includes(rule);
      row.hidden = !isOfRule || !words.every((word) => path.includes(word));
    }
    for (const link of document.querySelectorAll<HTMLElement>('.rule [data-rule]')) {
      if (link.dataset['rule'] === rule) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    sort();
    for (const item of document.querySelectorAll<HTMLElement>('.tree li:has(> details)')) item.hidden = false;
    openFolders(text !== '');
    return `${rows.filter(({ hidden }) => !hidden).length} of ${rows.length} canvases`;
  };

  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.id === 'filter') say(apply());
    if (target.name === 'sort') sort();
  });

  /** What the search leaves of the tree, or of the list. */
  const found = () => {
    const links = document.querySelectorAll<HTMLElement>(
      '.tree__leaf:not([hidden]) a, #canvases tbody tr:not([hidden]) a',
    );
    return [...links].filter((link) => link.checkVisibility());
  };
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const links = found();
    const isFilter = target.id === 'filter';
    const at = links.indexOf(target);
    if (!isFilter && at < 0) return;
    const [only, ...more] = links;
    const next =
      key === 'ArrowDown'
        ? links[at + 1]
        : key === 'ArrowUp' && at === 0
          ? document.getElementById('filter')
          : key === 'ArrowUp'
            ? links[at - 1]
            : undefined;
    if (isFilter && key === 'Enter' && only && more.length === 0) only.click();
    else if (!next) return;
    event.preventDefault();
    next?.focus();
  });

  /** Shows the canvases of a rule; of the one that is shown, all again. */
  const chooseRule = (rule: string) => {
    const url = new URL(location.href);
    if (rule === '' || url.searchParams.get('rule') === rule) url.searchParams.delete('rule');
    else url.searchParams.set('rule', rule);
    history.replaceState(history.state, '', url);
    say(apply());
  };
  const clear = () => {
    const filter = document.querySelector<HTMLInputElement>('#filter');
    document.getElementById('show-all')?.click();
    chooseRule('');
    if (!filter) return;
    filter.value = '';
    filter.dispatchEvent(new Event('input', { bubbles: true })); // it is kept, and applied
    filter.focus();
  };

  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.closest('[data-clear]')) clear();
    const rule = target.closest<HTMLElement>('[data-rule]')?.dataset['rule'];
    if (rule === undefined) return;
    event.preventDefault();
    chooseRule(rule);
  });
  document.addEventListener('inlay-shown', () => {
    closed = [];
    apply();
  });
  apply();
}
