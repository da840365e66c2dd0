// Grips resize the columns: with a pointer, or with the arrow keys. How large they are is kept in this browser.
{
  const SIZES = ['tree', 'view', 'page'] as const;
  const STEP = 2;

  const keyOf = (sized: string) => `inlay-preview size ${sized}`;
  const bench = () => document.querySelector<HTMLElement>('.bench');

  /** The box that a grip sizes, and the one that it is a part of. */
  const boxesOf = (sized: string) => {
    const around = sized === 'page' ? document.querySelector('.view') : bench();
    const box = document.querySelector(sized === 'tree' ? '.tree' : sized === 'view' ? '.view' : '.pane--frame');
    return { around: around?.getBoundingClientRect(), box: box?.getBoundingClientRect() };
  };

  const percentOf = (sized: string) => {
    const { around, box } = boxesOf(sized);
    if (!around || !box || around.width === 0) return 50;
    return sized === 'page' ? (box.height / around.height) * 100 : (box.width / around.width) * 100;
  };

  const tell = () => {
    for (const grip of document.querySelectorAll<HTMLElement>('[data-grip]')) {
      grip.setAttribute('aria-valuenow', String(Math.round(percentOf(grip.dataset['grip'] ?? ''))));
    }
  };

  const size = (sized: string, percent: number) => {
    const kept = Math.min(Math.max(percent, sized === 'tree' ? 8 : 20), sized === 'tree' ? 40 : 80);
    bench()?.style.setProperty(`--${sized}`, `${kept.toFixed(2)}%`);
    localStorage.setItem(keyOf(sized), kept.toFixed(2));
    tell();
  };

  const restore = () => {
    for (const sized of SIZES) {
      const kept = Number(localStorage.getItem(keyOf(sized)));
      if (kept > 0) bench()?.style.setProperty(`--${sized}`, `${kept}%`);
    }
    tell();
  };

  const gripOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null;

  const isTurned = (grip: HTMLElement) => getComputedStyle(grip).direction === 'rtl';

  document.addEventListener('pointerdown', (event) => {
    const grip = gripOf(event.target);
    if (!grip) return;
    grip.setPointerCapture(event.pointerId);
    event.preventDefault();
    grip.focus();
  });
  document.addEventListener('pointermove', (event) => {
    const grip = gripOf(event.target);
    if (!grip?.hasPointerCapture(event.pointerId)) return;
    const sized = grip.dataset['grip'] ?? '';
    const { around } = boxesOf(sized);
    if (!around) return;
    const across = ((event.clientX - around.left) / around.width) * 100;
    const fromStart = isTurned(grip) ? 100 - across : across;
    if (sized === 'page') size(sized, ((event.clientY - around.top) / around.height) * 100);
    else size(sized, sized === 'tree' ? fromStart : 100 - fromStart);
  });
  document.addEventListener('keydown', (event) => {
    const grip = gripOf(event.target);
    if (!grip) return;
    const sized = grip.dataset['grip'] ?? '';
    const [less, more] = sized === 'page' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    if (event.key !== less && event.key !== more) return;
    event.preventDefault();
    const turned = sized !== 'page' && isTurned(grip) !== (sized === 'view');
    size(sized, percentOf(sized) + ((event.key === more) !== turned ? STEP : -STEP));
  });

  document.addEventListener('inlay-shown', restore);
  addEventListener('resize', tell);
  restore();
}
