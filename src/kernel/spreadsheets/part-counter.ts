import { tooMuch } from './sheet.ts'
import {
  IMPORT_CELLS_MAX,
  IMPORT_ELEMENTS_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_UNPACKED_MAX,
} from './spreadsheets.limits.ts'
import { ZipError } from './zip.ts'

const OPEN = 0x3c
const COLON = 0x3a
/** Longer than every name that counts, with a prefix. */
const NAME_MAX = 80

/**
 * Counts what the parts of a workbook would become, as they are unpacked. By what stands in them and not by their
 * names: which part is a sheet, the file itself says. Throws as soon as it is too much.
 */
export class PartCounter {
  #bytes = 0
  #rows = 0
  #cells = 0
  #texts = 0
  #elements = 0
  /** A name that a piece has been cut in. */
  #rest: Buffer = Buffer.alloc(0)
  #isFirst = true

  /** Elements are counted part by part, the rest for all of them. */
  begin(): void {
    this.#elements = 0
    this.#rest = Buffer.alloc(0)
    this.#isFirst = true
  }

  add(piece: Buffer): void {
    this.#bytes += piece.length
    if (this.#bytes > IMPORT_UNPACKED_MAX) throw tooMuch('text')
    // Nothing writes workbooks in UTF-16, in which elements could not be counted like this.
    if (this.#isFirst && /^(fffe|feff)/.test(piece.toString('hex', 0, 2))) throw new ZipError('broken')
    this.#isFirst = false
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece
    this.#rest = Buffer.alloc(0)
    for (let at = bytes.indexOf(OPEN); at >= 0; at = bytes.indexOf(OPEN, at + 1)) {
      if (bytes.length - at <= NAME_MAX && !bytes.includes('>', at)) {
        this.#rest = bytes.subarray(at)
        break
      }
      this.#count(bytes, at + 1)
    }
    if (this.#rows > IMPORT_ROWS_MAX + 1) throw tooMuch('rows')
    if (this.#cells > IMPORT_CELLS_MAX || this.#texts > IMPORT_CELLS_MAX) throw tooMuch('cells')
    if (this.#elements > IMPORT_ELEMENTS_MAX) throw tooMuch('cells')
  }

  #count(bytes: Buffer, start: number): void {
    this.#elements++
    let from = start
    let end = start
    while (end < start + NAME_MAX && isName(bytes[end])) {
      if (bytes[end] === COLON) from = end + 1
      end++
    }
    const length = end - from
    if (length === 1 && bytes[from] === 0x63) this.#cells++
    else if (length === 3 && bytes.toString('latin1', from, end) === 'row') this.#rows++
    else if (length === 2 && bytes.toString('latin1', from, end) === 'si') this.#texts++
  }
}

/** Letters, digits, and what may stand between them: everything but what ends a name. */
const isName = (byte: number | undefined) =>
  byte !== undefined && byte > 0x20 && byte !== 0x2f && byte !== 0x3e && byte !== OPEN
