// Sends fixes, and what undoes them, without leaving the page; asks before one that is not safe.
{
  const dialog = document.querySelector<HTMLDialogElement>('#confirm');

  /** Whether a suggestion is to be applied: its change is shown again, as nothing has proven it. */
  const confirmed = (form: HTMLFormElement): Promise<boolean> => {
    const slot = document.getElementById('confirm-change');
    const diff = form.closest('.finding')?.querySelector('.diff');
    if (!dialog || !slot) return Promise.resolve(false);
    slot.replaceChildren(...(diff ? [diff.cloneNode(true)] : []));
    dialog.returnValue = 'no';
    dialog.showModal();
    return new Promise((resolve) => {
      dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
    });
  };

  const left = (count: number) =>
    count === 0 ? 'No finding is left.' : count === 1 ? 'One finding is left.' : `${count} findings are left.`;

  /** What to say of it when the page is shown again; goes on to the finding that is in the place of the fixed one. */
  const saidOf = (at: number, isUndo: boolean) => () => {
    const findings = [...document.querySelectorAll<HTMLElement>('.finding')];
    const isList = document.querySelector('#canvases') !== null;
    if (isUndo || isList) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }); // its button is gone
    if (isUndo) return 'Undone.';
    if (isList) return 'Fixed in all canvases.';
    const next = findings[Math.min(Math.max(at, 0), findings.length - 1)];
    (next ?? document.querySelector<HTMLElement>('main'))?.focus();
    return `Fixed. ${left(findings.length)}`;
  };

  const send = async (form: HTMLFormElement) => {
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const at = [...document.querySelectorAll('.finding')].findIndex((finding) => finding.contains(form));
    if (fields.get('safety') === 'unsafe') {
      if (!(await confirmed(form))) return;
      fields.set('confirmed', 'yes');
    }
    const response = await fetch(form.action, { method: 'POST', body: fields });
    const answer = new DOMParser().parseFromString(await response.text(), 'text/html');
    const words = answer.querySelector('h1')?.textContent ?? 'It could not be fixed';
    const said = response.ok ? saidOf(at, fields.has('undo')) : () => words;
    document.dispatchEvent(new CustomEvent('inlay-refresh', { detail: { said } }));
  };

  document.addEventListener('submit', (event) => {
    const form = event.target;
    // One that has been confirmed is the form of a page that says so.
    if (
      !(form instanceof HTMLFormElement) ||
      !form.matches('.fix[method="post"]') ||
      form.elements.namedItem('confirmed')
    )
      return;
    event.preventDefault();
    send(form).catch(() => document.dispatchEvent(new Event('inlay-lost')));
  });
}
