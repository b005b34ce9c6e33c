import { escapeHtml } from '../../shared/html.ts'

/** What a letter of ours consists of. Everything is plain text; it is escaped where it becomes HTML. */
export interface Letter {
  title: string
  /** Paragraphs; line breaks inside them are kept. */
  paragraphs: string[]
  /** Facts, as names and values. */
  facts?: [name: string, value: string][]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Small print. */
  footer?: string
}

/** A letter as text and as HTML that every mail program shows: tables, styles at the elements, no pictures. */
export function renderLetter(letter: Letter): { text: string; html: string } {
  return { text: letterText(letter), html: letterHtml(letter) }
}

function letterText({ title, paragraphs, facts = [], action, footer }: Letter): string {
  const parts = [title, ...paragraphs]
  if (facts.length > 0) parts.push(facts.map(([name, value]) => `${name}: ${value}`).join('\n'))
  if (action) parts.push(`${action.label}:\n${action.url}`)
  if (footer) parts.push(`--\n${footer}`)
  return `${parts.join('\n\n')}\n`
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function letterHtml({ title, paragraphs, facts = [], action, footer }: Letter): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const fact = ([name, value]: [string, string]) =>
    `<tr><td style="padding:2px 16px 2px 0;color:#6b665e;vertical-align:top;white-space:nowrap">${escapeHtml(name)}</td><td style="padding:2px 0">${escapeHtml(value)}</td></tr>`
  const table = facts.length
    ? `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse;font-size:15px">${facts.map(fact).join('')}</table>`
    : ''
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#4f46b8;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#6b665e">If the button does not work, open this address: <br>${escapeHtml(action.url)}</p>`
    : ''
  const small = footer
    ? `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e6e2da;font-size:13px;color:#6b665e">${escapeHtml(footer)}</p>`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;background:#faf9f7;color:#26231f;font-size:16px;line-height:1.5;${FONT}"><table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center"><table role="presentation" style="width:100%;max-width:560px;border-collapse:collapse;background:#ffffff;border:1px solid #e6e2da;border-radius:14px"><tr><td style="padding:28px;${FONT}"><p style="margin:0 0 20px;font-weight:700;color:#4f46b8">Kitly</p><h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(title)}</h1>${paragraphs.map(paragraph).join('')}${table}${button}${small}</td></tr></table></td></tr></table></body></html>`
}
