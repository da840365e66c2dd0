/**
 * Run in the browser: writes a page into a frame, looks at all that its author's forms are and send, presses whatever the
 * author did not write, and looks again. Gives what it saw as text, line by line.
 */
export const OBSERVE = `(html) => {
  const frame = document.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'));
  const doc = frame.contentDocument;
  const win = frame.contentWindow;
  doc.open();
  doc.write(html);
  doc.close();
  const seen = [];
  const own = (node) => (node === null || node === undefined ? 'none' : (node.dataset?.own ?? 'STRANGER'));
  const all = (selector) => [...doc.querySelectorAll(selector)];
  const prototype = (name) => Object.getOwnPropertyDescriptor(win.HTMLFormElement.prototype, name);
  const native = (form, name) => prototype(name).get.call(form);

  function look(when) {
    const say = (...words) => seen.push(when + ' ' + words.join(' '));
    for (const form of all('form[data-own]')) {
      const owned = all('*').filter((element) => element.form === form);
      say(own(form), 'owns', owned.map(own), 'elements', [...native(form, 'elements')].map(own));
      for (const name of ['action', 'method', 'enctype', 'target', 'noValidate', 'length', 'name']) {
        say(own(form), name, native(form, name), form[name] === native(form, name));
      }
      say(own(form), 'valid', win.HTMLFormElement.prototype.checkValidity.call(form), typeof form.submit, typeof form.reset);
      for (const submitter of owned.filter(({ type }) => type === 'submit' || type === 'image')) {
        const data = [...new win.FormData(form, submitter)].map(([name, value]) => name + '=' + value);
        const says = ['formAction', 'formMethod', 'formEnctype', 'formTarget', 'formNoValidate'].map((name) => submitter[name]);
        say(own(form), 'sends', data, 'by', own(submitter), says);
      }
      say(own(form), 'is', [...doc.forms].includes(form), own(doc.forms[form.id]), own(doc[form.id]), own(win[form.id]), own(doc.getElementById(form.id)));
    }
    say('forms', [...doc.forms].map(own).filter((name) => name !== 'STRANGER'));
    for (const element of all('[data-own]')) {
      const described = [...(element.ariaDescribedByElements ?? [])].map(own);
      say(own(element), own(element.form), element.value, element.checked, element.open, own(element.list), own(element.control),
        [...(element.labels ?? [])].map(own), described, element.id === '' ? '' : own(doc.getElementById(element.id)));
    }
    for (const name of ['cookie', 'getElementById', 'location', 'forms', 'body', 'action', 'next', 'own', 'loose', 'faq', '0']) {
      say(name, doc[name] instanceof win.Element && own(doc[name]), win[name] instanceof win.Element && own(win[name]));
    }
    say('focus', own(doc.activeElement), all('[autofocus]').length);
    say('frame', own(all('iframe')[0]), win.frames.length);
  }

  look('before');
  const targets = all('[target]:not([data-own])').map(({ target }) => target.toLowerCase());
  seen.push('targets ' + targets.filter((target) => !['_self', '_blank'].includes(target)));
  const sent = [];
  doc.addEventListener('submit', (event) => {
    sent.push(own(event.target));
    if (event.submitter?.formMethod !== 'dialog' && native(event.target, 'method') !== 'dialog') event.preventDefault();
  }, true);
  doc.addEventListener('click', (event) => { if (event.target.closest('a')) event.preventDefault(); }, true);
  for (const element of all('button, input, label, summary, a').filter((found) => !found.dataset.own)) {
    try { element.click(); } catch (error) { sent.push(String(error)); }
  }
  look('after');
  seen.push('sent ' + sent.filter((name) => name !== 'STRANGER'));
  return seen;
}`;
