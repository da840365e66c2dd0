/** Shows the findings of the edited post as notices, when it is opened and whenever it was saved. */
((wp) => {
  const { __, sprintf } = wp.i18n;
  const ID = 'inlay-finding-';
  const STATUS = { error: 'error', warning: 'warning', info: 'info' };
  const WORD = { error: __('Error', 'inlay'), warning: __('Warning', 'inlay'), info: __('Note', 'inlay') };
  let shown = 0;
  let last;

  function text({ severity, outcome, line, message, rule }) {
    const form =
      outcome === 'needs-review'
        ? /* translators: 1: severity, 2: line number, 3: message, 4: name of a rule */
          __('%1$s to review, line %2$d: %3$s (%4$s)', 'inlay')
        : /* translators: 1: severity, 2: line number, 3: message, 4: name of a rule */
          __('%1$s, line %2$d: %3$s (%4$s)', 'inlay');
    return sprintf(form, WORD[severity], line, message, rule);
  }

  function show({ findings, failure }) {
    const notices = wp.data.dispatch('core/notices');
    for (; shown > 0; shown -= 1) notices.removeNotice(ID + shown);
    if (failure) {
      shown += 1;
      /* translators: %s: a reason */
      const message = sprintf(__('Inlay could not check this content: %s', 'inlay'), failure);
      notices.createNotice('info', message, { id: ID + shown });
    }
    for (const finding of findings) {
      shown += 1;
      notices.createNotice(STATUS[finding.severity] || 'info', text(finding), { id: ID + shown });
    }
  }

  wp.data.subscribe(() => {
    const editor = wp.data.select('core/editor');
    const post = editor?.getCurrentPost();
    const result = post?.inlay_findings;
    // A save brings the post again, and with it another object.
    if (!result || result === last) return;
    last = result;
    show(result);
  });
})(window.wp);
