// Copies the markup beside a button. Where the browser does not let us, it is selected for the user to copy.
{
  const say = (what: string) => document.dispatchEvent(new CustomEvent('inlay-say', { detail: what }));

  const copy = async (code: Element) => {
    const text = code.textContent ?? '';
    try {
      await navigator.clipboard.writeText(text);
      say(`Copied ${text}`);
    } catch {
      getSelection()?.selectAllChildren(code);
      say('Selected: copy it with Ctrl+C or ⌘C');
    }
  };

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null;
    const code = button?.parentElement?.querySelector('code');
    if (code) void copy(code);
  });
}
