/** What a picture is for, and the folder in which new ones of it are kept. */
export const MEDIA_FOLDERS = {
  logo: 'logos',
  icon: 'icons',
  screenshot: 'screenshots',
  share: 'shares',
  cover: 'blog',
  article: 'blog',
  other: 'pictures',
} as const
export type MediaKind = keyof typeof MEDIA_FOLDERS
export const MEDIA_KINDS = Object.keys(MEDIA_FOLDERS) as [MediaKind, ...MediaKind[]]
/** Where a picture comes from: somebody has sent it, or it was fetched from the site of a tool. */
export const MEDIA_ORIGINS = ['upload', 'site'] as const
export type MediaOrigin = (typeof MEDIA_ORIGINS)[number]
export const MEDIA_NAME_MAX = 200
export const MEDIA_ALT_MAX = 300
