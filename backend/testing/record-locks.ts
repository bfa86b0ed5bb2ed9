import { lockedAfterOrder, lockingOrder } from '@/backend/locking-order'
import type { Db, Tx } from '@/backend/platform/db/connect'

type Session = { prepareQuery: (query: { sql: string }, ...rest: unknown[]) => unknown }

const addedBy = (statement: string) => /^\s*insert into "?(\w+)/i.exec(statement)?.[1] ?? null

/** The table whose rows a statement locks; null for one that only reads, or inserts rows. */
function lockedBy(statement: string): string | null {
  const text = statement.trim().toLowerCase()
  if (/^(?:select|with)\b/.test(text) && /\bfor (?:no key )?update\b/.test(text))
    return /\bfrom "?(\w+)/.exec(text)?.[1] ?? null
  // Their keys are the caller's: another call of the same person adds the same row, and waits.
  const shared = /^insert into "?(idempotency_key|cart)"? /.exec(text)?.[1]
  if (shared) return shared
  return /^(?:update|delete from) "?(\w+)/.exec(text)?.[1] ?? null
}

/** For each transaction that some work begins, the tables whose rows it locks, in the order in which it first does. */
export async function locksDuring(db: Db, work: () => Promise<unknown>): Promise<string[][]> {
  const transactions: string[][] = []
  const { transaction: usual } = db
  const begin = usual.bind(db)
  db.transaction = (inner, config) =>
    begin((tx: Tx) => {
      const tables: string[] = []
      // No other transaction can wait for a row inserted by this one.
      const added = new Set<string>()
      transactions.push(tables)
      const { session } = tx as unknown as { session: Session }
      const prepare = session.prepareQuery.bind(session)
      session.prepareQuery = (query, ...rest) => {
        const table = lockedBy(query.sql)
        if (table && !added.has(table) && !tables.includes(table)) tables.push(table)
        const more = addedBy(query.sql)
        if (more) added.add(more)
        return prepare(query, ...rest)
      }
      return inner(tx)
    }, config)
  try {
    await work()
  } finally {
    db.transaction = usual
  }
  return transactions
}

function isOutOfOrder(tables: readonly string[]): boolean {
  const places = tables.flatMap((table) => {
    const at = lockingOrder.indexOf(table)
    return at < 0 ? [] : [at]
  })
  const isSorted = places.every((place, at) => place >= (places[at - 1] ?? 0))
  const order = tables.indexOf('orders')
  const isBeforeOrder =
    order >= 0 && tables.slice(0, order).some((table) => lockedAfterOrder.includes(table))
  return !isSorted || isBeforeOrder
}

/** Transactions that lock otherwise than `locking-order.ts` says, each once. */
export const outOfOrder = (transactions: readonly string[][]): string[] => [
  ...new Set(transactions.filter(isOutOfOrder).map((tables) => tables.join(' > '))),
]
