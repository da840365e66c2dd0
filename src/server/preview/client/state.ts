// Keeps what was chosen (what the page shows, its width, filters) in the address, and in the tab for other pages.
{
  const keyOf = (name: string) => `inlay-preview ${name}`;

  const radios = () => [...document.querySelectorAll<HTMLInputElement>('main input[type="radio"]')];
  const filterOf = () => document.querySelector<HTMLInputElement>('#filter');

  /** What is not as it is at first, for the address; what others put there stays. */
  const write = () => {
    const url = new URL(location.href);
    for (const radio of radios()) {
      if (!radio.checked) continue;
      if (radio.dataset['first'] === undefined) url.searchParams.set(radio.name, radio.value);
      else url.searchParams.delete(radio.name);
    }
    const words = filterOf()?.value ?? '';
    if (words === '') url.searchParams.delete('filter');
    else url.searchParams.set('filter', words);
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  };

  /** On a phone a page is shown as on a phone, unless something else is asked for. */
  const firstWidth = () => {
    const [phone, desktop] = ['phone', 'desktop'].map((name) =>
      document.querySelector<HTMLInputElement>(`#width-${name}`),
    );
    if (!phone || desktop?.dataset['first'] === undefined || !matchMedia('(max-width: 47.99rem)').matches) return;
    delete desktop.dataset['first'];
    phone.dataset['first'] = '';
    if (desktop.checked) phone.checked = true;
  };

  const restore = () => {
    firstWidth();
    const asked = new URL(location.href).searchParams;
    const wantedOf = (name: string) => asked.get(name) ?? sessionStorage.getItem(keyOf(name));
    for (const radio of radios()) if (wantedOf(radio.name) === radio.value) radio.checked = true;
    const filter = filterOf();
    if (filter) filter.value = wantedOf(filter.id) ?? '';
    write();
  };

  const keep = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    // Who opens the list of canvases on a phone wants to see the one that is chosen there.
    if (target.id === 'pane-canvases') sessionStorage.removeItem(keyOf(target.name));
    else if (target.type === 'radio') sessionStorage.setItem(keyOf(target.name), target.value);
    else if (target.id === 'filter') sessionStorage.setItem(keyOf(target.id), target.value);
    else return;
    write();
  };

  document.addEventListener('input', keep);
  document.addEventListener('inlay-shown', restore);
  restore();
}
