/** 'short_description' → 'Short description' */
export function fieldLabel(field: string): string {
  const words = field
    .replace(/_/g, ' ')
    .replace(/\burl\b/g, 'URL')
    .replace(/\bpdf\b/g, 'PDF')
  return words === '' ? '' : words[0]!.toUpperCase() + words.slice(1)
}
