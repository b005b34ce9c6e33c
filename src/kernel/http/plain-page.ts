import { createHash } from 'node:crypto'

const STYLE = `:root{color-scheme:light dark;--page:oklch(0.985 0.004 85);--text:oklch(0.235 0.012 80);--soft:oklch(0.485 0.014 80)}
@media(prefers-color-scheme:dark){:root{--page:oklch(0.178 0.006 80);--text:oklch(0.948 0.005 85);--soft:oklch(0.735 0.012 85)}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--text);
font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:32rem;padding:2rem}h1{font-size:1.625rem;line-height:1.25;margin:0 0 .75rem}p{margin:0;color:var(--soft)}`

/** It has no scripts, and loads nothing. */
export const PLAIN_PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that says one thing, where rendering one of the site's own would be the work that is to be saved. */
export const plainPage = (title: string, sentence: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${sentence}</p></main></body></html>`
