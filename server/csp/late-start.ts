import { AWAKE } from '@/lib/boot'
import { findScripts, type ScriptTag } from '@/server/csp/inline-scripts'
import { messages } from '@/server/messages'

/** After everything has loaded: whoever reads for so long without a sign finds everything ready at the first one. */
const REST_MS = 5_000

/**
 * Starts a page's programs at the first sign of a person, or once the page has been at rest for a while. Whoever has left something
 * in this browser (a session, a cart, a draft), or was sent to open or keep something, has them started at once. A press that only a
 * program can answer is kept until they run, and made after what the one before it changed is drawn; links, forms and panels answer
 * by themselves. A press is no sign before it is done and painted: programs that begin under the finger would keep its answer back.
 * Syntax that old webviews read; the front door knows it by its hash.
 */
export const lateStartScript = `
(function (d, w) {
  var left = d.currentScript.getAttribute('data-later').split(' ');
  var signs = ['pointermove', 'keydown', 'wheel', 'scroll', 'focusin'];
  var held = [], begun;
  function add(tag, more, place) {
    var one = d.createElement(tag);
    for (var key in more) one[key] = more[key];
    (place || d.head).appendChild(one);
    return one;
  }
  function release(press) {
    var one = held.shift();
    if (!one) return;
    one.removeAttribute('data-held');
    if (press) one.click();
    else if (one.href) w.location = one.href;
    else tell();
    if (press) setTimeout(release, 0, 1);
    else release();
  }
  function tell() {
    var one = add('p', { className: 'panel fixed inset-x-4 bottom-(--toast-offset) z-50', role: 'alert', textContent: 'NOT_REACHED' }, d.body);
    setTimeout(function () { one.remove(); }, 6000);
  }
  function run() {
    left.splice(0).forEach(function (src) {
      add('script', { src: src, onerror: function () { this.remove(); left.push(src); begun = 0; release(); } });
    });
  }
  function start() {
    if (!begun) w.requestAnimationFrame(function () { setTimeout(run); });
    begun = 1;
  }
  function hold(event) {
    if (!event.target.closest('a:not([data-dialog])')) start();
    var one = event.target.closest('button,label,[type=checkbox],[type=radio],[data-dialog]');
    if (!one || one.hasAttribute('popovertarget') || (!held.length && one.type === 'submit' && one.form && one.form.hasAttribute('action'))) return;
    if (one.tagName === 'LABEL' && !(one.control && one.control.matches('[type=checkbox],[type=radio]'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    one.setAttribute('data-held', '');
    held.push(one);
  }
  function listen(change) {
    signs.forEach(function (sign) { d[change](sign, start, { capture: true, passive: true }); });
    d[change]('click', hold, true);
  }
  listen('addEventListener');
  w.addEventListener('${AWAKE}', function () { listen('removeEventListener'); setTimeout(release, 0, 1); });
  try { begun = w.localStorage.length + w.sessionStorage.length; } catch (blocked) {}
  if (begun || d.documentElement.hasAttribute('data-signed-in') || /[?&](dialog|affiliate)=/.test(w.location.search)) return run();
  w.addEventListener('load', function () {
    var whenIdle = w.requestIdleCallback || setTimeout;
    whenIdle(function () { left.forEach(function (href) { add('link', { rel: 'prefetch', as: 'script', href: href }); }); });
    setTimeout(function () { whenIdle(start); }, ${REST_MS});
  });
})(document, window)`
  .replace(/\s*([{}()=;,:?|&+]|\n)\s*/g, (_, sign: string) => sign.trim())
  .replace('NOT_REACHED', messages.notReached)

const chunk = /^\/_next\/static\/chunks\/[\w.~-]+\.js$/
const scriptHint = /<link(?=[^>]* rel="preload")(?=[^>]* as="script")[^>]*>/g

/** The script above, naming programs of the build and nothing else. */
export const isLateStart = ({ attributes, content }: ScriptTag): boolean =>
  content === lateStartScript &&
  (attributes.get('data-later') ?? '').split(' ').every((name) => chunk.test(name))

/** Takes a page's programs out of its way, to be started by `lateStartScript`. */
export function startLate(html: string): string {
  const head = html.indexOf('</head>')
  const late = findScripts(html).flatMap(({ attributes, start, end }) => {
    const name = attributes.get('src') ?? ''
    return chunk.test(name) && attributes.has('async') ? [{ name, start, end, text: '' }] : []
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
