import { AppError } from '../../../shared/errors.ts'
import { AVATAR_SIZE } from '../../../shared/limits.ts'
import { AVATAR_NO_IMAGE } from '../profile.contract.ts'

/** Formats that hold pixels alone. What draws (SVG, PDF) is refused: it could ask for other files. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])
/** A picture of few bytes may unfold to many pixels. */
const PIXELS_MAX = 50_000_000

/**
 * Makes a square WebP of an image, turned upright and without anything but its pixels. Throws `invalid` for what
 * is no image. The work happens on other threads.
 */
export async function makeAvatar(bytes: Uint8Array): Promise<Buffer> {
  // Loaded when somebody first sets a picture: the library takes some memory.
  const { default: sharp } = await import('sharp')
  const refused = () => new AppError('invalid', AVATAR_NO_IMAGE, { avatar: AVATAR_NO_IMAGE })
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
    const { format, width, height } = await image.metadata()
    if (!format || !FORMATS.has(format)) throw refused()
    const side = Math.min(AVATAR_SIZE, width, height)
    return await image.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
  } catch {
    throw refused()
  }
}
