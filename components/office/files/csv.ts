/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export const harmless = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = harmless(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV; the mark in front tells spreadsheets that it is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]) =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
