import { defaultTheme } from '@/lib/preferences/themes'
import { hintCookies } from './hint-cookies'

/** The web fonts of every page (app/fonts.css): loaded together, so that the text is laid out anew once. */
const faces = [
  '1em sansVietnamese,sansLatin',
  '600 1em sansVietnamese,sansLatin,serifVietnamese,serifLatin',
]

/**
 * Runs in <head> before the first paint: theme, font size, menu layout, signed-in state and cart count; the web fonts load after the
 * first contentful paint, so that a first visitor's images come first. ES5 only, as its text is inlined and hashed as it stands.
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
