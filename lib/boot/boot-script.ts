import { defaultTheme } from '@/lib/preferences/themes'
import { hintCookies } from './hint-cookies'

/** What every page is set in (app/fonts.css): fetched together, so that the page is laid out anew once. */
const faces = [
  '1em sansVietnamese,sansLatin',
  '600 1em sansVietnamese,sansLatin,serifVietnamese,serifLatin',
]

/**
 * Runs before the first paint, in the head of every page: theme, font size and menu layout, whether somebody is signed in, how many
 * things lie in the cart. Our own letters are fetched when the page stands on the screen, so that a first visitor's pictures need not wait
 * for them (a frame that was drawn may be shown a tenth of a second later); whoever has them already sees them at once, and where they cannot be fetched the stand-ins stay. It also keeps the
 * browser's sign for a broken picture away from covers until the page can help itself. Plain old syntax, no identifiers from outside:
 * the front door knows it by its hash.
 */
export const bootScript = `
(function(d,w){
  var e=d.documentElement,c={},p=d.cookie.split('; '),i,k;
  for(i=0;i<p.length;i++){k=p[i].indexOf('=');c[p[i].slice(0,k)]=p[i].slice(k+1)}
  var l=(c['${hintCookies.look}']||'').split('.'),s=+l[1];
  e.setAttribute('data-theme',/^(light|dark)([1-9]|1[0-2])$/.test(l[0])?l[0]:'${defaultTheme}');
  e.style.setProperty('--font-scale',s>=70&&s<=130&&s%10===0?s/100:1);
  if(l[2]==='vertical')e.setAttribute('data-layout','vertical');
  if(c['${hintCookies.signedIn}']==='1')e.setAttribute('data-signed-in','');
  var n=c['${hintCookies.cartCount}'];
  if(/^[1-9][0-9]{0,3}$/.test(n)){
    e.setAttribute('data-cart-count',n);
    e.style.setProperty('--cart-count','"'+(n>99?'99+':n)+'"')
  }
  function ours(){e.setAttribute('data-fonts','')}
  if(c['${hintCookies.fonts}']==='1')ours();
  else w.addEventListener('load',function(){
    function put(){
      ours();
      d.cookie='${hintCookies.fonts}=1; Path=/; Max-Age=31536000; SameSite=Lax'+(w.location.protocol==='https:'?'; Secure':'')
    }
    if(!d.fonts||!w.PerformanceObserver)return put();
    new w.PerformanceObserver(function(seen,me){
      if(!seen.getEntriesByName('first-contentful-paint')[0])return;
      me.disconnect();
      Promise.all(${JSON.stringify(faces)}.map(function(face){return d.fonts.load(face,'aă')})).then(put,function(){})
    }).observe({type:'paint',buffered:true})
  });
  d.addEventListener('error',function(v){
    var t=v.target;
    if(t&&t.hasAttribute&&t.hasAttribute('data-cover'))t.setAttribute('data-broken','')
  },true)
})(document,window)`.replace(/\n\s*/g, '')
