import type { FoundPicture, PictureKind } from '../admin-pictures.contract.ts'

export const KIND_LABELS: Record<PictureKind, string> = {
  icon: 'Logo',
  share: 'Share picture',
  screen_wide: 'Screenshot',
  screen_phone: 'Screenshot of a phone',
  color: 'Colour',
}

/** The field of a tool that a picture is written into. */
export const fieldOf = (kind: PictureKind) =>
  kind === 'icon' ? 'logo_url' : kind === 'color' ? 'theme_color' : 'screenshots'

/** '180 × 180' */
export const sizeOf = ({ width, height }: FoundPicture) => (width ? `${width} × ${height}` : null)
