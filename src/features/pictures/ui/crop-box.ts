import type { CropBox } from '../admin-pictures.contract.ts'
import { CROP_MIN } from '../pictures.limits.ts'

export interface Size {
  width: number
  height: number
}
interface Point {
  x: number
  y: number
}

const clamp = (value: number, min: number, max: number) =>
  Math.round(Math.min(Math.max(value, min), Math.max(min, max)))

/** A box that lies within a picture and keeps its shape; the shape is its width by its height, or any. */
export function fitBox(box: CropBox, picture: Size, ratio: number | null): CropBox {
  let width = clamp(box.width, CROP_MIN, picture.width)
  let height = ratio ? Math.round(width / ratio) : clamp(box.height, CROP_MIN, picture.height)
  if (height > picture.height) {
    height = picture.height
    width = ratio ? Math.round(height * ratio) : width
  }
  return {
    width,
    height,
    left: clamp(box.left, 0, picture.width - width),
    top: clamp(box.top, 0, picture.height - height),
  }
}

/** The largest box of a shape, in the middle. */
export function largestBox(picture: Size, ratio: number | null): CropBox {
  const { width, height } = fitBox({ ...picture, left: 0, top: 0 }, picture, ratio)
  return {
    width,
    height,
    left: Math.round((picture.width - width) / 2),
    top: Math.round((picture.height - height) / 2),
  }
}

/** The box between two points: the first one stays where it is. */
export function boxBetween(from: Point, to: Point, picture: Size, ratio: number | null): CropBox {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const room = {
    width: across < 0 ? from.x : picture.width - from.x,
    height: down < 0 ? from.y : picture.height - from.y,
  }
  let width = Math.min(Math.max(Math.abs(across), ratio ? Math.abs(down) * ratio : 0), room.width)
  let height = ratio ? width / ratio : Math.min(Math.abs(down), room.height)
  if (height > room.height) {
    height = room.height
    width = ratio ? height * ratio : width
  }
  const box = {
    left: across < 0 ? from.x - width : from.x,
    top: down < 0 ? from.y - height : from.y,
    width,
    height,
  }
  return fitBox(box, picture, ratio)
}
