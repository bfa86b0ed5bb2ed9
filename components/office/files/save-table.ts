import { csvOf } from '@/components/office/files/csv'
import { type TableCell, xlsxOf } from '@/components/office/files/xlsx'
import { shopDayOf } from '@/lib/format/shop-time'

export type TableFormat = 'csv' | 'xlsx'

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function fileOf(rows: readonly (readonly TableCell[])[], format: TableFormat) {
  if (format === 'csv') return new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' })
  return new Blob([new Uint8Array(await xlsxOf(rows))], { type: excel })
}

/** Hands a table over as a file for spreadsheets, named with the day. */
export async function saveTable(
  name: string,
  rows: readonly (readonly TableCell[])[],
  format: TableFormat,
) {
  const url = URL.createObjectURL(await fileOf(rows, format))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${shopDayOf(new Date())}.${format}`
  link.click()
  URL.revokeObjectURL(url)
}
