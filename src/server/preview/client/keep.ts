// Keeps what was chosen (what the page shows, its width, the filter) for as long as the tab is open.
{
  const keyOf = (name: string) => `inlay-preview ${name}`;

  const restore = () => {
    for (const radio of document.querySelectorAll<HTMLInputElement>('main input[type="radio"]')) {
      if (sessionStorage.getItem(keyOf(radio.name)) === radio.value) radio.checked = true;
    }
    const filter = document.querySelector<HTMLInputElement>('#filter');
    if (filter) filter.value = sessionStorage.getItem(keyOf(filter.id)) ?? '';
  };

  const keep = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'radio') sessionStorage.setItem(keyOf(target.name), target.value);
    if (target.id === 'filter') sessionStorage.setItem(keyOf(target.id), target.value);
  };

  document.addEventListener('input', keep);
  document.addEventListener('inlay-shown', restore);
  restore();
}
