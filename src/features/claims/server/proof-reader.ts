import { resolveTxt } from 'node:dns/promises'
import { type Visit, type VisitOptions, visitAddress } from '../../../kernel/outside/visit-address.ts'
import { proofLine } from '../claim-words.ts'
import { isOwnHost, type ToolSite } from './tool-site.ts'

/** `gone`: there is none. `unknown`: that could not be told for the moment. */
export interface Proof {
  result: 'holds' | 'gone' | 'unknown'
  /** What was found, or what is missing, as it is told. */
  found: string
}

interface Parts {
  /** Address of this site: who is asked should know by whom. */
  url: string
  /** How addresses are visited, and records looked up, where it is not as it should be on the internet: in tests. */
  visits?: Pick<VisitOptions, 'allows' | 'timeoutMs' | 'lookup'>
  resolveTxt?: (domain: string) => Promise<string[][]>
}

declare module '../../../kernel/http/context.ts' {
  interface Services {
    proofs: ProofReader
  }
}

const TIMEOUT_MS = 6000
/** Bytes of a file that are read: some lines, for several people. */
const FILE_MAX = 4000

const holds = (found: string): Proof => ({ result: 'holds', found })
const gone = (found: string): Proof => ({ result: 'gone', found })
const unknown = (found: string): Proof => ({ result: 'unknown', found })

/** Looks for what proves a claim on somebody else's server. */
export class ProofReader {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Reads the file. A redirect is followed as long as it stays with the same owner. */
  async readFile(site: ToolSite & { file_url: string }, token: string): Promise<Proof> {
    const { url, visits } = this.#parts
    const visit = await visitAddress(site.file_url, {
      timeoutMs: TIMEOUT_MS,
      ...visits,
      textMax: FILE_MAX,
      userAgent: `Mozilla/5.0 (compatible; KitlyClaimCheck; +${url})`,
      follows: (to) => isOwnHost(site, to.hostname),
      signal: AbortSignal.timeout(2 * TIMEOUT_MS),
    })
    return judgeFile(site.file_url, visit, proofLine(token))
  }

  /** Looks up the records of text of a domain. */
  async readRecords(domain: string, token: string): Promise<Proof> {
    const look = this.#parts.resolveTxt ?? resolveTxt
    try {
      const texts = (await look(domain)).map((parts) => parts.join('').trim())
      if (texts.includes(proofLine(token))) return holds(`${domain} has the record.`)
      const count =
        texts.length === 1 ? 'one TXT record, which is' : `${texts.length} TXT records, none of which is`
      const other = texts.length === 1 ? ' not' : ''
      return texts.length === 0
        ? gone(`${domain} has no TXT record.`)
        : gone(`${domain} has ${count}${other} ${proofLine(token)}.`)
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === 'ENODATA' || code === 'ENOTFOUND') return gone(`${domain} has no TXT record.`)
      return unknown(`The name servers of ${domain} do not answer.`)
    }
  }
}

function judgeFile(address: string, { failure, status, moved_to, text }: Visit, line: string): Proof {
  if (failure === null) {
    if (text === undefined) return gone(`${address} answers, but not with a file of plain text.`)
    const lines = text.split(/\r?\n/).map((one) => one.replace(/^\uFEFF/, '').trim())
    return lines.includes(line)
      ? holds(`The file at ${address} has the line.`)
      : gone(`The file at ${address} has no line ${line}.`)
  }
  if (failure === 'answer') {
    const sentence = `${address} answers with status ${status}.`
    return status === 404 || status === 410 ? gone(`There is no file at ${address}.`) : unknown(sentence)
  }
  if (failure === 'redirects' && moved_to !== null) {
    return gone(`${address} leads to ${new URL(moved_to).host}, which is somebody else’s place.`)
  }
  if (failure === 'redirects') return gone(`${address} leads from one address to the next without end.`)
  if (failure === 'no_host') return gone(`There is no server at ${new URL(address).host}.`)
  if (failure === 'not_public' || failure === 'no_address') {
    return gone(`${new URL(address).host} is not on the public internet.`)
  }
  if (failure === 'certificate') return unknown(`The certificate of ${new URL(address).host} is not trusted.`)
  return unknown(`${new URL(address).host} does not answer.`)
}
