import { defaultTheme } from '@/lib/preferences/themes'
import { hintCookies } from './hint-cookies'

/**
 * Runs in <head> before the first paint: theme, font size, menu layout, signed-in state and cart count; it also hides broken covers until
 * React can replace them. ES5 only, as its text is inlined and hashed as it stands.
 */
export const bootScript = `
(function(d){
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
  d.addEventListener('error',function(v){
    var t=v.target;
    if(t&&t.hasAttribute&&t.hasAttribute('data-cover'))t.setAttribute('data-broken','')
  },true)
})(document)`.replace(/\n\s*/g, '')
