import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'RESULTS.md')

/** Keeps what a command has measured in its own section of RESULTS.md; those of other commands stay. */
export function keepResults(command: string, lines: string[], part?: string): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  writeFileSync(FILE, withSection(text, `# Results of \`${command}\`${part ? `, ${part}` : ''}`, lines))
}

export function withSection(text: string, title: string, lines: string[]): string {
  const section = `${title}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`
  const sections = text.split(/^(?=# Results of )/m).filter((part) => part.trim() !== '')
  const at = sections.findIndex((part) => part.startsWith(`${title}\n`))
  if (at < 0) sections.push(section)
  else sections[at] = section
  return sections.map((part) => `${part.trimEnd()}\n`).join('\n')
}
