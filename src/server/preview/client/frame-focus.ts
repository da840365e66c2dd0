// A frame that is led to an element takes the focus, as browsers do for fragments: it goes back to where it was, so that keys
// still work, unless somebody has pointed at the frame.
{
  /** How long a frame may take to be led there. */
  const LEADING_MS = 5_000;

  let last: HTMLElement | undefined;
  let until = performance.now() + LEADING_MS;
  const expect = () => {
    until = performance.now() + LEADING_MS;
  };

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches('iframe')) last = target;
  });
  document.addEventListener('inlay-lead', expect);
  document.addEventListener('inlay-shown', expect);

  const giveBack = () => {
    const frame = document.activeElement;
    if (performance.now() > until || !frame?.matches('.stage iframe[src*="#"]')) return;
    if (document.querySelector('.stage:hover')) return;
    const to = last?.isConnected ? last : document.querySelector<HTMLElement>('main');
    to?.focus({ preventScroll: true });
  };
  // Only then the document knows where the focus has gone.
  addEventListener('blur', () => setTimeout(giveBack));
  document.addEventListener('load', () => setTimeout(giveBack), true);
}
