import { formatCount } from '../../../ui/text.ts'
import type { MediaKind, MediaOrigin } from '../media.limits.ts'

export const KIND_WORDS: Record<MediaKind, string> = {
  logo: 'Logo',
  icon: 'Icon',
  screenshot: 'Screenshot',
  share: 'Picture for links',
  cover: 'Cover of an article',
  article: 'In an article',
  other: 'Other',
}

export const ORIGIN_WORDS: Record<MediaOrigin, string> = { upload: 'Uploaded', site: 'From the tool’s site' }

/** '512 × 256 · 12 kB' */
export const sizeText = ({ width, height, bytes }: { width: number; height: number; bytes: number }) =>
  `${formatCount(width)} × ${formatCount(height)} · ${formatCount(Math.max(1, Math.round(bytes / 1000)))} kB`
