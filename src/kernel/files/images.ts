import type { ResizeOptions } from 'sharp'

/** Formats that hold pixels alone. What draws (SVG, PDF) is refused: it could ask for other files. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])
/** A picture of few bytes may unfold to many pixels. */
const PIXELS_MAX = 50_000_000

/**
 * Makes a WebP of an image, turned upright and without anything but its pixels; null for what is no image. The work
 * happens on other threads.
 */
export async function makeWebp(bytes: Uint8Array, resize: ResizeOptions): Promise<Buffer | null> {
  // Loaded when the first picture comes: the library takes some memory.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
    const { format, autoOrient } = await image.metadata()
    if (!format || !FORMATS.has(format)) return null
    return await image
      .autoOrient()
      .resize({ ...within(resize, autoOrient), withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return null
  }
}

/** What is cut to a shape keeps the shape also where the picture is smaller: the box shrinks with it. */
function within(resize: ResizeOptions, pixels: { width: number; height: number }): ResizeOptions {
  const { fit, width, height } = resize
  if (fit !== 'cover' || !width || !height) return resize
  const scale = Math.min(1, pixels.width / width, pixels.height / height)
  return { ...resize, width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A part of a picture that we have made; null where it does not lie within. */
export async function cropWebp(
  bytes: Uint8Array,
  box: { left: number; top: number; width: number; height: number },
): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  return await sharp(bytes)
    .extract(box)
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => null)
}

/** Pixels of an image that we have made. */
export async function imageSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}
