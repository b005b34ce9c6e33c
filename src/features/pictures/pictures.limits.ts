/** Pixels of the longer side that is kept of what a site shows when it is shared, and of its own page. */
export const FOUND_SIDE = 1600
/** Of a mark. */
export const ICON_SIDE = 512
/** The smallest part of a picture that can be cut out. */
export const CROP_MIN = 16
