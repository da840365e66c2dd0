// A frame that is led to an element takes the focus, as browsers do for fragments: it goes back to where it was, so that keys
// still work, unless somebody has pointed at the frame or gone there by the Tab key.
{
  /** How long a frame that was led somewhere may take the focus while a pointer rests over it. */
  const LEADS_MS = 3_000;

  let last: HTMLElement | undefined;
  /** Whether the frame takes the focus by itself, however long it loads. */
  let isLed = true;
  /** When it was led somewhere; a pointer that comes to it later is meant. */
  let ledAt = performance.now();
  const expect = () => {
    isLed = true;
    ledAt = performance.now();
  };

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches('iframe')) last = target;
  });
  document.addEventListener('inlay-lead', expect);
  document.addEventListener('inlay-shown', expect);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') isLed = false;
  });
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest('.stage')) ledAt = Number.NEGATIVE_INFINITY;
  });

  const giveBack = () => {
    const frame = document.activeElement;
    if (!isLed || !frame?.matches('.stage iframe[src*="#"]')) return;
    if (document.querySelector('.stage:hover') && performance.now() - ledAt > LEADS_MS) return;
    // On a phone the finding is not there while the page is.
    const to = last?.checkVisibility() ? last : document.querySelector<HTMLElement>('main');
    to?.focus({ preventScroll: true });
  };
  // Only then the document knows where the focus has gone.
  addEventListener('blur', () => setTimeout(giveBack));
  document.addEventListener('load', () => setTimeout(giveBack), true);
}
