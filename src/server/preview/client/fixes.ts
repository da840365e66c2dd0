// Sends fixes, and what undoes them, without leaving the page; asks before one that is not safe.
{
  const dialog = document.querySelector<HTMLDialogElement>('#confirm');

  /** Whether a suggestion is to be applied, or all of its kind: what changes is shown again, as nothing has proven it. */
  const confirmed = (form: HTMLFormElement): Promise<boolean> => {
    const slot = document.getElementById('confirm-change');
    const finding = form.closest<HTMLElement>('.finding');
    const kind = form.elements.namedItem('kind') ? finding?.dataset['kind'] : undefined;
    const all = kind === undefined ? [finding] : document.querySelectorAll(`.finding[data-kind="${CSS.escape(kind)}"]`);
    const diffs = [...all].flatMap((each) => [...(each?.querySelectorAll('.diff') ?? [])]);
    if (!dialog || !slot) return Promise.resolve(false);
    slot.replaceChildren(...diffs.map((diff) => diff.cloneNode(true)));
    // What is said of all of them is said once.
    const [first, ...others] = slot.querySelectorAll('figcaption');
    for (const caption of others) if (caption.textContent === first?.textContent) caption.remove();
    const [title, button] = [dialog.querySelector('h2'), dialog.querySelector('button')];
    const isOne = diffs.length === 1;
    if (title) title.textContent = isOne ? 'Apply this suggestion?' : `Apply these ${diffs.length} suggestions?`;
    if (button) button.textContent = isOne ? 'Apply suggestion' : `Apply ${diffs.length} suggestions`;
    dialog.returnValue = 'no';
    dialog.showModal();
    return new Promise((resolve) => {
      dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
    });
  };

  const left = (count: number) =>
    count === 0 ? 'No finding is left.' : count === 1 ? 'One finding is left.' : `${count} findings are left.`;

  const findings = () => [...document.querySelectorAll<HTMLElement>('.finding')];
  /** What is the same of a finding while lines above it come and go. */
  const wordsOf = (finding: HTMLElement) =>
    [...finding.querySelectorAll('.finding__title code, .finding__message, .diff ins, .diff del')]
      .map(({ textContent }) => textContent)
      .join('\n');

  /** What to say of it when the page is shown again; goes on to the finding that is in the place of the fixed one, or came back. */
  const saidOf = (at: number, isUndo: boolean) => {
    const before = findings().map(wordsOf);
    return () => {
      const now = findings();
      const isList = document.querySelector('#canvases') !== null;
      const changed = now.findIndex((finding, index) => wordsOf(finding) !== before[index]);
      const next = now[isUndo ? Math.max(changed, 0) : Math.min(Math.max(at, 0), now.length - 1)];
      // On a list its button is gone; on a phone the finding may not be there while the page is.
      const to = next?.checkVisibility() ? next : document.querySelector<HTMLElement>('main');
      to?.focus({ preventScroll: to !== next });
      if (next && to !== next) document.dispatchEvent(new CustomEvent('inlay-choose', { detail: next }));
      if (isUndo) return 'Undone.';
      return isList ? 'Fixed in all canvases.' : `Fixed. ${left(now.length)}`;
    };
  };

  const send = async (form: HTMLFormElement) => {
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const at = [...document.querySelectorAll('.finding')].findIndex((finding) => finding.contains(form));
    if (fields.get('safety') === 'unsafe') {
      if (!(await confirmed(form))) return;
      fields.set('confirmed', 'yes');
    }
    const toSay = saidOf(at, fields.has('undo'));
    const response = await fetch(form.action, { method: 'POST', body: fields });
    const answer = new DOMParser().parseFromString(await response.text(), 'text/html');
    const words = answer.querySelector('h1')?.textContent ?? 'It could not be fixed';
    const said = response.ok ? toSay : () => words;
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
