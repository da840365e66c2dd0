// Shows the canvases whose path has the words of the filter in it.
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
  document.addEventListener('inlay-shown', apply);
  apply();
}
