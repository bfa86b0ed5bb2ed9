import { HYDRATED } from '@/lib/boot/hint-cookies'
import { gateway as messages } from '@/lib/messages/gateway'

/** Browsers leave a script of a type they do not know alone. */
export const INERT_TYPE = 'text/lazy'

/** Whoever reads for this long without a sign finds the page hydrated at the first one. */
const IDLE_MS = 5_000

/**
 * Runs a page's inert scripts in their order at the first interaction or once the page has been idle for a while; at once for whoever
 * left a session, a cart or a draft in this browser, or follows a link to a dialog. A prerendered page waits until it is opened. A press
 * that only a script can answer is held and replayed when React has hydrated; links, forms and native popovers answer by themselves. When a
 * translator or a password manager has changed the page, React renders it anew: what was held is then found again by its attributes and place.
 * Written for old webviews, and without comments inside: it is sent as it stands, on one line.
 */
export const hydrationLoader = `
(function () {
  var inertScripts = [].slice.call(document.querySelectorAll('script[type="${INERT_TYPE}"]'));
  var interactions = ['pointermove', 'keydown', 'wheel', 'scroll', 'focusin'];
  var hasPopovers = 'popover' in HTMLElement.prototype;
  var heldControls = [];
  var typedFields = [];
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
  function likes(control) {
    function signOf(one) {
      return ['class', 'type', 'name', 'value', 'href', 'popovertarget', 'data-dialog'].map(function (name) { return one.getAttribute(name); }).join();
    }
    var sign = signOf(control);
    return [].slice.call(document.getElementsByTagName(control.tagName)).filter(function (one) { return signOf(one) === sign; });
  }
  function keep(control) {
    var all = likes(control);
    return { control: control, index: all.indexOf(control), count: all.length };
  }
  function findAgain(kept) {
    if (kept.control.isConnected) return kept.control;
    var all = likes(kept.control);
    return all.length === kept.count ? all[kept.index] : null;
  }
  function restoreTyped() {
    typedFields.splice(0).forEach(function (kept) {
      var field = findAgain(kept);
      if (!field || field === kept.control) return;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, kept.control.value);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    });
  }
  function takeHeld() {
    var kept = heldControls.shift();
    if (kept) kept.control.removeAttribute('data-held');
    return kept;
  }
  function replayHeld() {
    var kept = takeHeld();
    if (!kept) return;
    var control = findAgain(kept);
    if (control) control.click();
    else tell('${messages.changedPage}');
    setTimeout(replayHeld, 0);
  }
  function giveUpHeld() {
    var kept;
    while (kept = takeHeld()) {
      if (kept.control.href) window.location = kept.control.href;
      else tell('${messages.notReached}');
    }
  }
  function tell(text) {
    var note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.textContent = text;
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
  function onTouch(event) {
    if (!event.target.closest('a:not([data-dialog])')) start();
  }
  function onInput(event) {
    if (!event.target.matches('input:not([type=checkbox],[type=radio]),textarea,select')) return;
    if (!typedFields.some(function (kept) { return kept.control === event.target; })) typedFields.push(keep(event.target));
  }
  function onClick(event) {
    onTouch(event);
    var control = event.target.closest('button,label,[type=checkbox],[type=radio],[data-dialog]');
    if (!control || (hasPopovers && control.hasAttribute('popovertarget'))) return;
    if (isSentByBrowser(control) || isOpenedElsewhere(control, event) || isLabelOfText(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('data-held', '');
    heldControls.push(keep(control));
  }
  function listen(method) {
    interactions.forEach(function (name) { document[method](name, start, { capture: true, passive: true }); });
    document[method]('pointerdown', onTouch, { capture: true, passive: true });
    document[method]('input', onInput, true);
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
    restoreTyped();
    setTimeout(replayHeld, 0);
  });
  if (document.prerendering) document.addEventListener('prerenderingchange', onOpen);
  else onOpen();
})()`.replace(/\n\s*/g, '')
