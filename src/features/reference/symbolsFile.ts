import type { OutputFile } from '../../core/model/paths.ts'

/** The list of all documented symbols, relative to the base. */
export const SYMBOLS_FILE = 'symbols.json' as OutputFile // relative
