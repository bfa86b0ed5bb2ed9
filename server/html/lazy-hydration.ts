import { createHash } from 'node:crypto'
import { bootScript } from '@/lib/boot/boot-script'
import { AWAKE } from '@/lib/boot/hint-cookies'
import type { ScriptTag } from '@/server/csp/inline-scripts'
import { messages } from '@/server/messages'

/** After everything has loaded: whoever reads for so long without a sign finds everything ready at the first one. */
const REST_MS = 5_000

/**
 * Starts a page's programs at the first sign of a person, or once the page has been at rest for a while. Whoever has left something
 * in this browser (a session, a cart, a draft), or was sent to open or keep something, has them started at once. A press that only a
 * program can answer is kept until they run, and made after what the one before it changed is drawn; links, forms and panels answer
 * by themselves. A press is no sign before it is done and painted: programs that begin under the finger would keep its answer back.
 * What a page begins with lies under an address of its own and runs before its programs, once the document is all there.
 * Syntax that old webviews read.
 */
const script = `
(function (d, w) {
  var named = d.currentScript.dataset;
  var first = named.start, left = named.later.split(' ');
  var signs = ['pointermove', 'keydown', 'wheel', 'scroll', 'focusin'];
  var held = [], begun, coming, wanted;
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
    var one = add('p', { className: 'panel plain-toaster', role: 'alert', textContent: '${messages.notReached}' }, d.body);
    setTimeout(function () { one.remove(); }, 6000);
  }
  function fail() {
    begun = wanted = 0;
    release();
  }
  function bring(src, onload, onerror) {
    return add('script', { src: src, onload: onload, onerror: function () { this.remove(); onerror(); } });
  }
  function ahead(rel) {
    left.forEach(function (href) { add('link', { rel: rel, as: 'script', href: href }); });
  }
  function begin() {
    coming = coming || bring(first, function () { first = ''; if (wanted) programs(); }, function () { coming = 0; if (wanted) fail(); });
  }
  function programs() {
    left.splice(0).forEach(function (src) { bring(src, null, function () { left.push(src); fail(); }); });
  }
  function run() {
    begun = 1;
    if (d.readyState === 'loading') return d.addEventListener('DOMContentLoaded', run);
    wanted = 1;
    if (first) begin();
    else programs();
  }
  function start() {
    if (!begun) w.requestAnimationFrame(function () { setTimeout(run); });
    begun = 1;
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
    signs.forEach(function (sign) { d[change](sign, start, { capture: true, passive: true }); });
    d[change]('click', hold, true);
  }
  listen('addEventListener');
  w.addEventListener('${AWAKE}', function () { listen('removeEventListener'); setTimeout(release, 0, 1); });
  try { begun = w.localStorage.length + w.sessionStorage.length; } catch (blocked) {}
  if (begun || d.documentElement.hasAttribute('data-signed-in') || /[?&](dialog|affiliate)=/.test(w.location.search)) {
    ahead('preload');
    return run();
  }
  w.addEventListener('load', function () {
    var whenIdle = w.requestIdleCallback || setTimeout;
    whenIdle(function () { ahead('prefetch'); begin(); });
    setTimeout(function () { whenIdle(start); }, ${REST_MS});
  });
})(document, window)`.replace(/\n\s*/g, '')

/** The boot script and this one as a file, the same for every page. */
const body = Buffer.from(`${bootScript};${script}`)
const version = createHash('sha256').update(body).digest('hex').slice(0, 12)
export const lateStart = { path: `/_next/static/late-start.${version}.js`, body }

export const isChunk = (name: string) => /^\/_next\/static\/chunks\/[\w.~-]+\.js$/.test(name)

/** Marks the address of a page as that of what its programs begin with. */
export const START_KEY = '_start'
const pageStart = new RegExp(`^/(?!/|api/)[^\\s\\\\"'<>]*(?:\\?|&#38;)${START_KEY}$`)

/** The file above, naming programs of the build and a page of ours, and nothing else. */
export const isLateStart = ({ attributes }: ScriptTag): boolean =>
  attributes.get('src') === lateStart.path &&
  (attributes.get('data-later') ?? '').split(' ').every(isChunk) &&
  pageStart.test(attributes.get('data-start') ?? '')

/** Where a page's own start lies. */
export const startAddressOf = (page: string) =>
  `${page}${page.includes('?') ? '&' : '?'}${START_KEY}`
