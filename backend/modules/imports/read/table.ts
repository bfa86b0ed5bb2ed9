/** What a spreadsheet says of a cell beside its text. */
export type CellMark = {
  /** A number with a fraction: its point parts the fraction, whatever the country. */
  isNumber?: true
  isDate?: true
  /** Calculated; the text is the value that was stored last. */
  isFormula?: true
  /** `#REF!` and the like. */
  isError?: true
}

/** A row that says something. */
export type TableRow = {
  /** The number a spreadsheet shows beside it. */
  rowNo: number
  cells: string[]
  marks?: ReadonlyMap<number, CellMark>
}

export type Sheet = { name: string; rows: () => AsyncGenerator<TableRow> }
