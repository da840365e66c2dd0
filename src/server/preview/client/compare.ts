// The line between the page before and after a fix: the slider moves it, a pointer does, and a button shows one of both alone.
{
  const sliderOf = () => document.querySelector<HTMLInputElement>('#slider');

  const cut = (percent: number) => {
    const slider = sliderOf();
    if (!slider) return;
    slider.value = String(Math.round(Math.min(Math.max(percent, 0), 100) * 10) / 10);
    show();
  };
  const show = () => {
    const slider = sliderOf();
    if (slider) document.getElementById('compare')?.style.setProperty('--split', String(Number(slider.value) / 100));
  };

  /** Where the pointer took the line, and where that stood then, in percent. */
  let drag: { from: number; percent: number } | undefined;

  document.addEventListener('pointerdown', (event) => {
    const { target, button, pointerId, clientX } = event;
    if (!(target instanceof HTMLElement) || target.id !== 'line' || button !== 0) return;
    target.setPointerCapture(pointerId);
    drag = { from: clientX, percent: Number(sliderOf()?.value ?? 50) };
    document.documentElement.classList.add('dragging'); // a frame would take the pointer
    event.preventDefault();
  });
  document.addEventListener('pointermove', ({ target, pointerId, clientX }) => {
    if (!drag || !(target instanceof HTMLElement) || !target.hasPointerCapture(pointerId)) return;
    const page = document.querySelector('.stage--before iframe')?.getBoundingClientRect();
    if (page && page.width > 0) cut(drag.percent + ((clientX - drag.from) / page.width) * 100);
  });
  document.addEventListener('lostpointercapture', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.id !== 'line') return;
    drag = undefined;
    document.documentElement.classList.remove('dragging');
  });

  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.id === 'slider') show();
  });
  document.addEventListener('click', ({ target }) => {
    const split = target instanceof Element ? target.closest<HTMLElement>('[data-split]')?.dataset['split'] : undefined;
    if (split !== undefined) cut(Number(split));
  });
  show(); // a browser that comes back to a page knows the slider's value
}
