/** The pages that anyone can open, with the starter catalogue: what Lighthouse reads and what pictures are taken of. */
export const PUBLIC_PAGES: Record<string, string> = {
  home: '/',
  tools: '/tools',
  tool: '/tools/chatgpt',
  alternatives: '/tools/chatgpt/alternatives',
  blog: '/blog',
  article: '/blog/what-free-plans-really-include',
  categories: '/categories',
  bundles: '/bundles',
  bundle: '/bundles/youtube-creator-kit',
  compare: '/compare?tools=chatgpt,claude,gemini',
  pair: '/compare/chatgpt-vs-claude',
  kit: '/kit-builder',
  check: '/how-we-check',
  order: '/how-lists-are-ordered',
  contact: '/contact',
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
}

/** States of these pages that people come to as well. */
export const MORE_PAGES: Record<string, string> = {
  'tools-table': '/tools?view=table',
  'tools-found': '/tools?search=meeting+notes',
  'tools-none': '/tools?search=zzqqxx',
  'tools-filtered': '/tools?facts=platforms:ios,open_source:yes',
  'tool-monogram': '/tools/aider',
  reviews: '/tools/chatgpt?tab=reviews',
  'compare-five': '/compare?tools=cursor,github-copilot,claude-code,windsurf,replit',
  'blog-none': '/blog?search=zzqqxx',
  missing: '/tools/there-is-none',
  nowhere: '/there-is-no-such-page',
}
