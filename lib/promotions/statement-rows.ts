import type { StatementMonth } from '@/contract/shop/affiliate-statement'

/** `2026-10` as it is written here, `10/2026`. */
const monthName = (month: string) => month.split('-').reverse().join('/')

/** A statement's months as the rows of a table. */
export const statementRows = (months: readonly StatementMonth[]) =>
  months.map(({ month, approved, deducted, paid, balance }) => ({
    name: monthName(month),
    amounts: [approved, deducted, paid, balance],
  }))
