// Shows what other scripts say by the event `inlay-say`, and says it to screen readers.
{
  /** How long a notice stays: long enough for two sentences. */
  const STAYS_MS = 8_000;

  const notice = document.getElementById('notice');
  let leaving: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('inlay-say', (event) => {
    if (!notice || !(event instanceof CustomEvent)) return;
    notice.textContent = String(event.detail);
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      notice.textContent = '';
    }, STAYS_MS);
  });
}
