import type { StatementMonth } from '@/contract/shop/affiliate-statement'

/** A statement's months as the rows of a table. */
export const statementRows = (months: readonly StatementMonth[]) =>
  months.map(({ month, approved, deducted, paid, balance }) => ({
    name: month,
    amounts: [approved, deducted, paid, balance],
  }))
