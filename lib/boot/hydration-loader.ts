import { HYDRATED } from '@/lib/boot/hint-cookies'
import { gateway as messages } from '@/lib/messages/gateway'

/** Browsers leave a script of a type they do not know alone. */
export const INERT_TYPE = 'text/lazy'

/** Whoever reads for this long without a sign finds the page hydrated at the first one. */
const IDLE_MS = 5_000

/**
 * Runs a page's inert scripts in their order at the first interaction or once the page has been idle for a while; at once for whoever
 * left a session, a cart or a draft in this browser, or follows a link to a dialog. A prerendered page waits until it is opened. A press that only a script can answer is held and
 * replayed when React has hydrated; links, forms and native popovers answer by themselves. Syntax that old webviews read.
 */
export const hydrationLoader = `
(function (d, w) {
  var waiting = [].slice.call(d.querySelectorAll('script[type="${INERT_TYPE}"]'));
  var interactions = ['pointermove', 'keydown', 'wheel', 'scroll', 'focusin'];
  var held = [], begun;
  function run() {
    waiting.splice(0).forEach(function (inert) {
      var script = d.createElement('script'), i, one;
      for (i = 0; one = inert.attributes[i]; i++) if (one.name !== 'type') script.setAttribute(one.name, one.value);
      script.text = inert.text;
      script.onerror = function () {
        script.remove();
        waiting.push(inert);
        begun = 0;
        release();
      };
      d.head.appendChild(script);
    });
  }
  function start() {
    if (!begun) w.requestAnimationFrame(function () { setTimeout(run); });
    begun = 1;
  }
  function release(replay) {
    var one = held.shift();
    if (!one) return;
    one.removeAttribute('data-held');
    if (replay) one.click();
    else if (one.href) w.location = one.href;
    else tell();
    if (replay) setTimeout(release, 0, 1);
    else release();
  }
  function tell() {
    var note = d.createElement('p');
    note.setAttribute('role', 'alert');
    note.textContent = '${messages.notReached}';
    note.style.cssText = 'position:fixed;z-index:50;left:1rem;right:1rem;bottom:5rem;margin:auto;max-width:30rem;padding:1rem;border-radius:.5rem;background:var(--ink);color:var(--paper)';
    d.body.appendChild(note);
    setTimeout(function () { note.remove(); }, 6000);
  }
  function hold(event) {
    if (!event.target.closest('a:not([data-dialog])')) start();
    var one = event.target.closest('button,label,[type=checkbox],[type=radio],[data-dialog]');
    if (!one || one.hasAttribute('popovertarget') || (!held.length && one.type === 'submit' && one.form && one.form.hasAttribute('action'))) return;
    if (one.href && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    if (one.tagName === 'LABEL' && !(one.control && one.control.matches('[type=checkbox],[type=radio]'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    one.setAttribute('data-held', '');
    held.push(one);
  }
  function listen(change) {
    interactions.forEach(function (name) { d[change](name, start, { capture: true, passive: true }); });
    d[change]('click', hold, true);
  }
  function open() {
    listen('addEventListener');
    try { begun = w.localStorage.length + w.sessionStorage.length; } catch (blocked) {}
    begun = begun || d.documentElement.hasAttribute('data-signed-in') || /[?&](dialog|affiliate)=/.test(w.location.search);
    if (begun) return run();
    if (d.readyState === 'complete') rest();
    else w.addEventListener('load', rest);
  }
  function rest() {
    waiting.forEach(function (inert) {
      if (!inert.src) return;
      var hint = d.createElement('link');
      hint.rel = 'prefetch';
      hint.as = 'script';
      hint.href = inert.src;
      d.head.appendChild(hint);
    });
    setTimeout(start, ${IDLE_MS});
  }
  w.addEventListener('${HYDRATED}', function () {
    listen('removeEventListener');
    setTimeout(release, 0, 1);
  });
  if (d.prerendering) d.addEventListener('prerenderingchange', open);
  else open();
})(document, window)`.replace(/\n\s*/g, '')
