// Grips resize the columns: with a pointer, with the arrow keys, or with Home and End. How large they are is kept in this browser.
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

  const boundOf = (grip: HTMLElement, which: 'min' | 'max') => Number(grip.getAttribute(`aria-value${which}`));

  const size = (grip: HTMLElement, percent: number) => {
    const sized = grip.dataset['grip'] ?? '';
    const kept = Math.min(Math.max(percent, boundOf(grip, 'min')), boundOf(grip, 'max'));
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

  /** The grip that is dragged, where the pointer took it, and how large its box was then. */
  let drag: { grip: HTMLElement; from: number; size: number } | undefined;

  const placeOf = (grip: HTMLElement, { clientX, clientY }: PointerEvent) =>
    grip.dataset['grip'] === 'page' ? clientY : clientX;

  document.addEventListener('pointerdown', (event) => {
    const grip = gripOf(event.target);
    const { box } = boxesOf(grip?.dataset['grip'] ?? '');
    if (!grip || !box || event.button !== 0) return;
    grip.setPointerCapture(event.pointerId);
    drag = {
      grip,
      from: placeOf(grip, event),
      size: grip.dataset['grip'] === 'page' ? box.height : box.width,
    };
    document.documentElement.classList.add('dragging'); // a frame would take the pointer
    event.preventDefault();
    grip.focus();
  });
  document.addEventListener('pointermove', (event) => {
    if (!drag?.grip.hasPointerCapture(event.pointerId)) return;
    const { grip, from } = drag;
    const sized = grip.dataset['grip'] ?? '';
    const { around } = boxesOf(sized);
    if (!around) return;
    const turned = sized !== 'page' && isTurned(grip) !== (sized === 'view');
    const moved = placeOf(grip, event) - from;
    const wanted = drag.size + (turned ? -moved : moved);
    size(grip, (wanted / (sized === 'page' ? around.height : around.width)) * 100);
  });
  const drop = () => {
    drag = undefined;
    document.documentElement.classList.remove('dragging');
  };
  document.addEventListener('lostpointercapture', drop);

  document.addEventListener('keydown', (event) => {
    const grip = gripOf(event.target);
    if (!grip || event.ctrlKey || event.altKey || event.metaKey) return;
    const sized = grip.dataset['grip'] ?? '';
    const [less, more] = sized === 'page' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    const turned = sized !== 'page' && isTurned(grip) !== (sized === 'view');
    const wanted = new Map([
      [less, percentOf(sized) + (turned ? STEP : -STEP)],
      [more, percentOf(sized) + (turned ? -STEP : STEP)],
      ['Home', boundOf(grip, 'min')],
      ['End', boundOf(grip, 'max')],
    ]).get(event.key);
    if (wanted === undefined) return;
    event.preventDefault();
    size(grip, wanted);
  });

  document.addEventListener('inlay-shown', restore);
  addEventListener('resize', tell);
  restore();
}
