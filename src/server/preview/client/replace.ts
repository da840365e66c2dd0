// Puts the content of a new page in the place of the old one. The frames stay: one whose content is the same is left alone, and is
// where it was scrolled to. Nobody may look into a frame, so that one whose content is another begins at its address.
{
  const KEPT = '.pane--frame';

  /** The child that the frames are in. */
  const wayTo = (within: Element) =>
    [...within.children].find((child) => child.matches(KEPT) || child.querySelector(KEPT) !== null);

  /** Replaces all that is around the frames; all of it where there are none. */
  const replaceAround = (old: Element, fresh: Element): void => {
    const [stays, comes] = [wayTo(old), wayTo(fresh)];
    if (!stays || !comes) {
      old.replaceWith(fresh);
      return;
    }
    for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
    for (const other of [...old.childNodes]) if (other !== stays) other.remove();
    const content = [...fresh.childNodes];
    const at = content.indexOf(comes);
    stays.before(...content.slice(0, at));
    stays.after(...content.slice(at + 1));
    if (stays.matches(KEPT)) replaceFrames(stays, comes);
    else replaceAround(stays, comes);
  };

  const framesIn = (within: Element) => [...within.querySelectorAll<HTMLIFrameElement>('.stage iframe')];

  const replaceFrames = (old: Element, fresh: Element) => {
    const [compare, another] = [old.querySelector('#compare'), fresh.querySelector('#compare')];
    if (compare && another) compare.className = another.className;
    const frames = framesIn(fresh);
    for (const [index, frame] of framesIn(old).entries()) {
      const next = frames[index];
      const shown = next?.dataset['shows'] ?? '';
      // While the canvas is checked it is not known what is to be pointed at.
      if (!next || (shown.endsWith('/') && frame.dataset['shows']?.startsWith(shown))) continue;
      const [before, after] = [frame.getAttribute('src'), next.getAttribute('src')];
      const isSame = before !== null && after !== null && next.dataset['shows'] === frame.dataset['shows'];
      if (!isSame) frame.replaceWith(next);
      else if (before !== after) frame.src = next.src;
    }
  };

  document.addEventListener('inlay-replace', (event) => {
    if (event instanceof CustomEvent) replaceAround(event.detail.old, event.detail.fresh);
  });
}
