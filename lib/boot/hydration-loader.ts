import { HYDRATED } from '@/lib/boot/hint-cookies'
import { gateway as messages } from '@/lib/messages/gateway'

/** Browsers leave a script of a type they do not know alone. */
export const INERT_TYPE = 'text/lazy'

/** Whoever reads for this long without a sign finds the page hydrated at the first one. */
const IDLE_MS = 5_000

/**
 * Runs a page's inert scripts in their order at the first interaction or once the page has been idle for a while; at once for whoever
 * left a session, a cart or a draft in this browser, or follows a link to a dialog. A prerendered page waits until it is opened. A press
 * that only a script can answer is held and replayed when React has hydrated; links, forms and native popovers answer by themselves.
 * Written for old webviews, and without comments inside: it is sent as it stands, on one line.
 */
export const hydrationLoader = `
(function () {
  var inertScripts = [].slice.call(document.querySelectorAll('script[type="${INERT_TYPE}"]'));
  var interactions = ['pointermove', 'keydown', 'wheel', 'scroll', 'focusin'];
  var heldControls = [];
  var isStarted = false;
  function runScripts() {
    inertScripts.splice(0).forEach(function (inert) {
      var script = document.createElement('script');
      [].slice.call(inert.attributes).forEach(function (attribute) {
        if (attribute.name !== 'type') script.setAttribute(attribute.name, attribute.value);
      });
      script.text = inert.text;
      script.onerror = function () {
        script.remove();
        inertScripts.push(inert);
        isStarted = false;
        giveUpHeld();
      };
      document.head.appendChild(script);
    });
  }
  function start() {
    if (!isStarted) window.requestAnimationFrame(function () { setTimeout(runScripts); });
    isStarted = true;
  }
  function takeHeld() {
    var control = heldControls.shift();
    if (control) control.removeAttribute('data-held');
    return control;
  }
  function replayHeld() {
    var control = takeHeld();
    if (!control) return;
    control.click();
    setTimeout(replayHeld, 0);
  }
  function giveUpHeld() {
    var control;
    while (control = takeHeld()) {
      if (control.href) window.location = control.href;
      else showFailure();
    }
  }
  function showFailure() {
    var note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.textContent = '${messages.notReached}';
    note.style.cssText = 'position:fixed;z-index:50;left:1rem;right:1rem;bottom:5rem;margin:auto;max-width:30rem;padding:1rem;border-radius:.5rem;background:var(--ink);color:var(--paper)';
    document.body.appendChild(note);
    setTimeout(function () { note.remove(); }, 6000);
  }
  function isSentByBrowser(control) {
    return !heldControls.length && control.type === 'submit' && control.form && control.form.hasAttribute('action');
  }
  function isOpenedElsewhere(control, event) {
    return control.href && (event.ctrlKey || event.metaKey || event.shiftKey);
  }
  function isLabelOfText(control) {
    return control.tagName === 'LABEL' && !(control.control && control.control.matches('[type=checkbox],[type=radio]'));
  }
  function onClick(event) {
    if (!event.target.closest('a:not([data-dialog])')) start();
    var control = event.target.closest('button,label,[type=checkbox],[type=radio],[data-dialog]');
    if (!control || control.hasAttribute('popovertarget')) return;
    if (isSentByBrowser(control) || isOpenedElsewhere(control, event) || isLabelOfText(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('data-held', '');
    heldControls.push(control);
  }
  function listen(method) {
    interactions.forEach(function (name) { document[method](name, start, { capture: true, passive: true }); });
    document[method]('click', onClick, true);
  }
  function cannotWait() {
    var stored = 0;
    try { stored = window.localStorage.length + window.sessionStorage.length; } catch (blocked) {}
    return stored > 0 || document.documentElement.hasAttribute('data-signed-in') || /[?&](dialog|affiliate)=/.test(window.location.search);
  }
  function onOpen() {
    listen('addEventListener');
    isStarted = cannotWait();
    if (isStarted) return runScripts();
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad);
  }
  function onLoad() {
    inertScripts.forEach(function (inert) {
      if (!inert.src) return;
      var hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.as = 'script';
      hint.href = inert.src;
      document.head.appendChild(hint);
    });
    setTimeout(start, ${IDLE_MS});
  }
  window.addEventListener('${HYDRATED}', function () {
    listen('removeEventListener');
    setTimeout(replayHeld, 0);
  });
  if (document.prerendering) document.addEventListener('prerenderingchange', onOpen);
  else onOpen();
})()`.replace(/\n\s*/g, '')
