// A frame that is led to an element takes the focus, as browsers do for fragments: it goes back to where it was, so that keys
// still work, unless somebody has pointed at the frame or gone there by the Tab key.
{
  let last: HTMLElement | undefined;
  /** Whether the frame takes the focus by itself, however long it loads. */
  let isLed = true;
  const expect = () => {
    isLed = true;
  };

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches('iframe')) last = target;
  });
  document.addEventListener('inlay-lead', expect);
  document.addEventListener('inlay-shown', expect);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') isLed = false;
  });

  const giveBack = () => {
    const frame = document.activeElement;
    if (!isLed || !frame?.matches('.stage iframe[src*="#"]')) return;
    if (document.querySelector('.stage:hover')) return;
    const to = last?.isConnected ? last : document.querySelector<HTMLElement>('main');
    to?.focus({ preventScroll: true });
  };
  // Only then the document knows where the focus has gone.
  addEventListener('blur', () => setTimeout(giveBack));
  document.addEventListener('load', () => setTimeout(giveBack), true);
}
