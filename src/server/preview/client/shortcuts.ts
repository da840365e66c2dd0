// The keys that the dialog `#shortcuts` lists. They rest while somebody types, and with Ctrl, Alt or Meta.
{
  const dialog = document.querySelector<HTMLDialogElement>('#shortcuts');
  const toggleDialog = () => (dialog?.open ? dialog.close() : dialog?.showModal());

  /** The finding that had the focus last, from 0. */
  let last = -1;

  const findings = () => [...document.querySelectorAll<HTMLElement>('.finding')];
  /** The one with the focus; while nothing of its own has it, the one that the address names. */
  const current = () => {
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement.matches('body, main, .stage iframe');
    const found = isNowhere ? document.querySelector('.finding--chosen') : activeElement.closest('.finding');
    return found instanceof HTMLElement ? found : undefined;
  };

  const move = (step: 1 | -1) => {
    const all = findings();
    const focused = current();
    const from = focused ? all.indexOf(focused) : last;
    const next = from < 0 && step < 0 ? all.length - 1 : Math.min(Math.max(from + step, 0), all.length - 1);
    const to = all[next];
    // On a phone it is not there while the page is, which shows it.
    if (to?.checkVisibility()) to.focus();
    else if (to) document.dispatchEvent(new CustomEvent('inlay-choose', { detail: to }));
  };

  /** To the field that canvases are searched by, where it is to be seen. */
  const search = () => {
    const filter = document.getElementById('filter');
    if (filter?.offsetParent === null) choose('pane-canvases');
    filter?.focus();
  };

  const choose = (id: string) => document.getElementById(id)?.click();

  const ACTIONS: ReadonlyMap<string, () => void> = new Map([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['f', () => current()?.querySelector('form')?.requestSubmit()],
    ['u', () => document.querySelector<HTMLFormElement>('.done form')?.requestSubmit()],
    ['b', () => current()?.querySelector<HTMLElement>('[data-show="compare"]')?.click()],
    ['p', () => current()?.querySelector<HTMLElement>('[data-show]')?.click()],
    ['s', () => current()?.querySelector<HTMLElement>('.finding__place')?.click()],
    ['1', () => choose('width-phone')],
    ['2', () => choose('width-tablet')],
    ['3', () => choose('width-desktop')],
    ['e', () => choose(document.querySelector('#frame-expanded:checked') ? 'frame-canvas' : 'frame-expanded')],
    ['/', search],
  ]);

  const isTyping = (target: EventTarget | null) =>
    target instanceof HTMLElement &&
    target.matches('input:not([type="radio"], [type="range"]), textarea, select, [contenteditable]');

  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || isTyping(target)) return;
    const action = key === '?' ? toggleDialog : dialog?.open ? undefined : ACTIONS.get(key);
    if (!action) return;
    event.preventDefault();
    action();
  });

  document.addEventListener('focusin', () => {
    const focused = current();
    if (focused) last = findings().indexOf(focused);
  });

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-dialog="shortcuts"]')) toggleDialog();
  });
}
