// Shows the canvases whose path has the words of the filter in it; styles say so where there is none.
{
  const say = (what: string) => document.dispatchEvent(new CustomEvent('inlay-say', { detail: what }));

  const apply = () => {
    const words = document.querySelector<HTMLInputElement>('#filter')?.value.toLowerCase().split(/\s+/) ?? [];
    const rows = [...document.querySelectorAll<HTMLElement>('#canvases tbody tr')];
    for (const row of rows) {
      const path = row.querySelector('a')?.textContent?.toLowerCase() ?? '';
      row.hidden = !words.every((word) => path.includes(word));
    }
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
  document.addEventListener('inlay-shown', apply);
  apply();
}
