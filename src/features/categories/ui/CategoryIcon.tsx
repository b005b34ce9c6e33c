import { EmojiTile } from '../../../ui/EmojiIcon.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { Category } from '../categories.contract.ts'

/** A category's emoji or picture; the first letter of its name when it has none or the picture fails. */
export function CategoryIcon({
  category: { name, slug, icon },
  size = 40,
}: {
  category: Pick<Category, 'name' | 'slug' | 'icon'>
  size?: number
}) {
  const isImage = /^https?:\/\//i.test(icon)
  if (isImage || !icon.trim())
    return <LogoTile name={name} slug={slug} src={isImage ? icon : null} size={size} />
  return <EmojiTile emoji={icon} size={size} />
}
