import { AWAKE } from '@/lib/boot'
import { findScripts } from '@/server/csp/inline-scripts'

/** After everything has loaded: whoever reads for so long without a sign finds everything ready at the first one. */
const REST_MS = 5_000

/**
 * Starts a page's programs at the first sign of a person, or once the page has been at rest for a while. Whoever has left something
 * in this browser (a session, a cart, a draft), or was sent to open or keep something, has them started at once. A press that only a
 * program can answer is kept until they run; links, forms and panels answer by themselves. Syntax that old webviews read; the front
 * door knows it by its hash.
 */
export const lateStartScript = String.raw`
(function (d, w) {
  var missing = d.currentScript.getAttribute('data-later').split(' ');
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
  var passive = { capture: true, passive: true };
  var held = [], begun = false;
  function address(name) { return '/_next/static/chunks/' + name.replace(/[^\w.~-]/g, ''); }
  function add(tag, name, more) {
    var one = d.createElement(tag);
    for (var key in more) one[key] = more[key];
    one[tag === 'script' ? 'src' : 'href'] = address(name);
    d.head.appendChild(one);
    return one;
  }
  function release(press) {
    held.splice(0).forEach(function (one) {
      one.removeAttribute('data-held');
      if (press) one.click();
      else if (one.href) w.location.assign(one.href);
    });
  }
  function start() {
    if (begun) return;
    begun = true;
    missing.splice(0).forEach(function (name) {
      add('script', name, { async: true }).onerror = function () {
        this.remove(); missing.push(name); begun = false; release(false);
      };
    });
  }
  function fetchAhead() {
    if (begun || (navigator.connection || {}).saveData) return;
    missing.forEach(function (name) { add('link', name, { rel: 'prefetch', as: 'script' }); });
  }
  function isChoice(one) { return one && (one.type === 'checkbox' || one.type === 'radio'); }
  function needsProgram(one) {
    if (one.tagName === 'LABEL') return isChoice(one.control);
    if (one.hasAttribute('popovertarget')) return false;
    return one.type !== 'submit' || !one.form || !one.form.hasAttribute('action');
  }
  function hold(event) {
    var one = event.target.closest && event.target.closest('button,label,[type=checkbox],[type=radio],[data-dialog]');
    if (!one || !needsProgram(one)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    one.setAttribute('data-held', '');
    held.push(one);
  }
  function isExpected() {
    try { if (w.localStorage.length + w.sessionStorage.length > 0) return true; } catch (blocked) {}
    return d.documentElement.hasAttribute('data-signed-in') || /[?&](dialog|affiliate)=/.test(w.location.search);
  }
  if (isExpected()) return start();
  signs.forEach(function (sign) { d.addEventListener(sign, start, passive); });
  d.addEventListener('click', hold, true);
  w.addEventListener('${AWAKE}', function () {
    signs.forEach(function (sign) { d.removeEventListener(sign, start, passive); });
    d.removeEventListener('click', hold, true);
    release(true);
  });
  w.addEventListener('load', function () {
    var whenIdle = w.requestIdleCallback || setTimeout;
    whenIdle(fetchAhead);
    setTimeout(function () { whenIdle(start); }, ${REST_MS});
  });
})(document, window)`.replace(/\n */g, '')

const chunk = /^\/_next\/static\/chunks\/([\w.~-]+\.js)$/
const scriptHint = /<link(?=[^>]* rel="preload")(?=[^>]* as="script")[^>]*>/g

/** Takes a page's programs out of its way, to be started by `lateStartScript`. */
export function startLate(html: string): string {
  const head = html.indexOf('</head>')
  const late = findScripts(html).flatMap(({ attributes, start, end }) => {
    const [, name] = chunk.exec(attributes.get('src') ?? '') ?? []
    return name && attributes.has('async') ? [{ name, start, end, text: '' }] : []
  })
  if (head === -1 || late.length === 0) return html
  const names = [...new Set(late.map(({ name }) => name))].join(' ')
  const text = `<script data-later="${names}">${lateStartScript}</script>`
  // Last in the head: React finds its own scripts there by their order.
  const pieces = [...late, { start: head, end: head, text }].sort((a, b) => a.start - b.start)
  let written = ''
  let position = 0
  for (const piece of pieces) {
    written += html.slice(position, piece.start) + piece.text
    position = piece.end
  }
  return (written + html.slice(position)).replace(scriptHint, '')
}
