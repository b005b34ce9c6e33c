/**
 * The slug of a name, as the specification derives it: lower-cased, runs of other characters than letters
 * and digits replaced by one hyphen, hyphens at the ends trimmed. Letters with marks lose them first.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** `base`, or `base-2`, `base-3` … : the first that `isTaken` does not know. */
export function uniqueSlug(base: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(base)) return base
  for (let n = 2; ; n++) {
    const slug = `${base}-${n}`
    if (!isTaken(slug)) return slug
  }
}
