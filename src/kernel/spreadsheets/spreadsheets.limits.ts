/** Bytes that the parts of a workbook may have once they are unpacked. */
export const IMPORT_UNPACKED_MAX = 200_000_000
export const IMPORT_ROWS_MAX = 200_000
/** Three for each kind of facts, of which there may be 300, and some beside them. */
export const IMPORT_COLUMNS_MAX = 1000
export const IMPORT_CELLS_MAX = 4_000_000
/** Bytes of an old .xls workbook, which is not compressed: its 65,536 rows fit. */
export const IMPORT_XLS_BYTES_MAX = 50_000_000
/** Elements of one XML part of a workbook: a cell has up to three, and some around it. */
export const IMPORT_ELEMENTS_MAX = 4 * IMPORT_CELLS_MAX
/** Characters of one row; more is an unclosed quote that swallows the file. */
export const IMPORT_ROW_LENGTH = 1_000_000
