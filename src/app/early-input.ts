/**
 * What people do before React has taken a page over is kept and done again once it has: pressing a button, sending a
 * form that the browser alone cannot send, typing. Links, and forms with an address, work by themselves.
 *
 * A part of the page is about to be taken over when React's properties stand on it; an event that nobody listens for
 * then makes React finish, and what depends on the browser has been read by the next turn. A button whose state has
 * changed meanwhile is not pressed again: what was asked of it is so. What nothing has become of in 15 seconds, since the
 * document was taken over, is forgotten. Elements that come later have their listeners from the start.
 *
 * `all`: what the server has sent. `heard`: what of it React listens to. `since`: when the document was taken over.
 * Plain and short, since it stands in every page; allowed by its hash.
 */
export const EARLY_SCRIPT = `(function(d,w){
var kept=[],typed=new Map,heard=new WeakSet,all,busy,since,redo,N='a[href],button,summary,label,input,select,textarea,form';
function live(e){for(var k in e)if(!k.indexOf('__reactProps'))return since}
function late(e){return redo||!e||!e.tagName||heard.has(e)||all&&!all.has(e)}
function wake(e){e.dispatchEvent(new Event('pointercancel',{bubbles:true}))}
function hear(e){if(!live(e)||typed.size)return;wake(e);heard.add(e);return 1}
function state(e){return ['pressed','expanded','selected','checked'].map(function(n){return e.getAttribute('aria-'+n)})+''}
function keep(v,e,act){v.preventDefault();v.stopImmediatePropagation();
if(!kept.some(function(k){return k.e===e}))kept.push({e:e,act:act,was:state(e),at:Date.now()});e.setAttribute('data-kept','');tick()}
function put(e,t){if(/checkbox|radio/.test(e.type)){e.checked=!t.c;e.click();return}
var s=e.selectionStart,z=e.selectionEnd,p=Object.getOwnPropertyDescriptor(Object.getPrototypeOf(e),'value');
e.value='';p.set.call(e,t.v);if(s!=null)try{e.setSelectionRange(s,z)}catch(x){}
['input','change'].forEach(function(n){e.dispatchEvent(new Event(n,{bubbles:true}))})}
function tick(){if(!busy)busy=setTimeout(run,40)}
function over(k){return Date.now()-Math.max(since,k.at)>15e3}
function on(k,e){if(!live(e))return 0;if(k.n)return 1;k.n=Date.now();wake(e)}
function run(){busy=0;var now=Date.now();redo=1;
typed.forEach(function(t,e){if(!on(t,e)){if(over(t)&&!t.n)typed.delete(e);return}
if(!t.done||e.value!==t.v){t.done=1;put(e,t)}if(now-t.n>400){heard.add(e);typed.delete(e)}});
kept=kept.filter(function(k){var e=k.e;if(!on(k,e))return k.n||!over(k);e.removeAttribute('data-kept');
heard.add(e);if(e.isConnected&&state(e)===k.was)k.act()});
redo=0;if(kept.length||typed.size)tick()}
new MutationObserver(function(){since=since||Date.now()}).observe(d.documentElement,{attributeFilter:['data-ready']});
d.addEventListener('DOMContentLoaded',function(){all=new WeakSet(d.querySelectorAll(N))});
w.addEventListener('click',function(v){var e=v.target.closest&&v.target.closest(N);
if(!late(e)&&e.tagName==='BUTTON'&&e.type!=='submit'&&!hear(e))keep(v,e,function(){e.click()})},true);
w.addEventListener('submit',function(v){var e=v.target,b=v.submitter;
if(!late(e)&&!e.hasAttribute('action')&&!hear(e))keep(v,e,function(){e.requestSubmit(b)})},true);
w.addEventListener('focusin',function(v){if(!late(v.target))hear(v.target)},true);
['input','change'].forEach(function(n){w.addEventListener(n,function(v){var e=v.target;
if(!v.isTrusted)return;if(late(e))typed.delete(e);else{typed.set(e,{v:e.value,c:e.checked,at:Date.now()});tick()}},true)})
})(document,window)`.replaceAll('\n', '')
