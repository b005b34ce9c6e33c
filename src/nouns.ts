/**
 * Every feature, in the order in which they stand on each other: one imports only from those before it. What each of
 * them is stands in its own folder: `server/<noun>.server.ts`, `ui/<noun>.screens.ts`, `ui/<noun>.admin.ts`.
 */
export const NOUNS = [
  'accounts',
  'security',
  'people',
  'counters',
  'settings',
  'analytics',
  'categories',
  'imports',
  'tools',
  'compare',
  'reviews',
  'links',
  'bundles',
  'kits',
  'saved',
  'blog',
  'contact',
  'submissions',
  'pages',
  'home',
  'dashboard',
  'log',
  'seo',
  'site',
] as const
