import { defaultTheme } from '@/lib/preferences/themes'
import { hintCookies } from './hint-cookies'

/**
 * Runs in <head> before the first paint, and when a page is restored or a prerendered one opened: theme, font size, menu layout,
 * signed-in state and cart count; a restored page of somebody who has signed out since is hidden and loaded anew; it also steps down from a cover that fails: to the original, then to the drawn cover. ES5 only, as its text is inlined and hashed as it stands. A function, so that no browser loads the text a second time.
 */
export const bootScript = () =>
  `
(function(d,w){
  var e=d.documentElement,m=w.matchMedia&&w.matchMedia('(prefers-color-scheme: dark)'),c;
  function set(name,value){if(value===null)e.removeAttribute(name);else e.setAttribute(name,value)}
  function apply(){
    var p=d.cookie.split('; '),i,k;
    for(c={},i=0;i<p.length;i++){k=p[i].indexOf('=');c[p[i].slice(0,k)]=p[i].slice(k+1)}
    var l=(c['${hintCookies.look}']||'').split('.'),s=+l[1],n=c['${hintCookies.cartCount}'],t=/^(light|dark)([1-9]|1[0-2])$/.test(l[0])?l[0]:e.getAttribute('data-shop-theme')||'${defaultTheme}';
    if(l[3]==='auto'&&m)t=t.replace(/^[a-z]+/,m.matches?'dark':'light');
    set('data-theme',t);
    e.style.setProperty('--font-scale',s>=70&&s<=130&&s%10===0?s/100:1);
    set('data-layout',l[2]==='vertical'?l[2]:null);
    set('data-signed-in',c['${hintCookies.signedIn}']==='1'?'':null);
    if(!/^[1-9][0-9]{0,3}$/.test(n))n=null;
    set('data-cart-count',n);
    e.style.setProperty('--cart-count',n&&'"'+(n>99?'99+':n)+'"')
  }
  apply();
  if(m&&m.addEventListener)m.addEventListener('change',apply);
  d.addEventListener('prerenderingchange',apply);
  w.addEventListener('pageshow',function(v){
    if(!v.persisted)return;
    if(e.hasAttribute('data-signed-in')&&!/(^|; )${hintCookies.signedIn}=1/.test(d.cookie)){
      e.style.visibility='hidden';
      w.location.reload()
    }else apply()
  });
  d.addEventListener('error',function(v){
    var t=v.target,o,f;
    if(!t||!t.hasAttribute||!t.hasAttribute('data-cover'))return;
    f=t.srcset?t.currentSrc:t.src;
    o=t.getAttribute('data-original')||(/, (\\S+) \\S+$/.exec(t.srcset)||[])[1];
    t.removeAttribute('srcset');
    t.removeAttribute('sizes');
    if(o&&!t.getAttribute('data-cover')&&f!==new URL(o,d.baseURI).href){
      t.setAttribute('data-cover','original');
      t.src=o
    }else{
      t.setAttribute('data-cover','failed');
      t.hidden=true;
      t.parentNode.setAttribute('data-bare','')
    }
  },true)
})(document,window)`.replace(/\n\s*/g, '')
