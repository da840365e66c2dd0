// Shows the canvases whose path has the words of the filter in it: those of the list, or of the tree, whose folders open.
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

  const apply = () => {
    const text = document.querySelector<HTMLInputElement>('#filter')?.value.toLowerCase().trim() ?? '';
    const words = text.split(/\s+/);
    const rows = [...document.querySelectorAll<HTMLElement>('#canvases tbody tr, .tree__leaf')];
    for (const row of rows) {
      const path = row.dataset['path']?.toLowerCase() ?? '';
      row.hidden = !words.every((word) => path.includes(word));
    }
    for (const item of document.querySelectorAll<HTMLElement>('.tree li:has(> details)')) item.hidden = false;
    openFolders(text !== '');
    return `${rows.filter(({ hidden }) => !hidden).length} of ${rows.length} canvases`;
  };

  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.id === 'filter') say(apply());
  });
  const clear = () => {
    const filter = document.querySelector<HTMLInputElement>('#filter');
    document.getElementById('show-all')?.click();
    if (!filter) return;
    filter.value = '';
    filter.dispatchEvent(new Event('input', { bubbles: true })); // it is kept, and applied
    filter.focus();
  };

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-clear]')) clear();
  });
  document.addEventListener('inlay-shown', () => {
    closed = [];
    apply();
  });
  apply();
}
