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
/** Pixels of the longer side as they are kept. */
export const MEDIA_SIDE: Record<MediaKind, number> = {
  logo: 512,
  icon: 512,
  screenshot: 1600,
  share: 1600,
  cover: 1600,
  article: 1600,
  other: 1600,
}
/** Where a picture comes from: somebody has sent it, or it was fetched from the site of a tool. */
export const MEDIA_ORIGINS = ['upload', 'site'] as const
export type MediaOrigin = (typeof MEDIA_ORIGINS)[number]
export const MEDIA_NAME_MAX = 200
export const MEDIA_ALT_MAX = 300
/** Places that are named where a picture is used. */
export const MEDIA_USES_SHOWN = 20
/** Pictures that are moved to the bin, or leave it for good, at once. */
export const MEDIA_SWEPT_MAX = 1000
