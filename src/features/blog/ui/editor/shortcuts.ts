const isApple = /mac|iphone|ipad/i.test(navigator.platform)
const MOD = isApple ? '⌘' : 'Ctrl+'
const SHIFT = isApple ? '⇧' : 'Shift+'

/** Whether keys were pressed by which people save. */
export const isSaveKey = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** Keys of the buttons above the text, as they stand on the keyboard. */
export const SHORTCUTS: Readonly<Record<string, string>> = {
  Undo: `${MOD}Z`,
  Redo: `${SHIFT}${MOD}Z`,
  Bold: `${MOD}B`,
  Italic: `${MOD}I`,
  Underline: `${MOD}U`,
  Strikethrough: `${SHIFT}${MOD}S`,
  Code: `${MOD}E`,
  Link: `${MOD}K`,
  'Bullet list': `${SHIFT}${MOD}8`,
  'Numbered list': `${SHIFT}${MOD}7`,
  Quote: `${SHIFT}${MOD}B`,
}
