import { asc, desc, eq, sql } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { parcel } from '@/backend/modules/parcels/tables'
import { lineStates } from '@/backend/modules/payments/cod/book-line'
import { codLine, codStatement } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { listPage } from '@/backend/platform/db/list-page'
import type { Page } from '@/backend/platform/db/pagination'
import type { CodLine, CodStatement } from '@/contract/staff/cod-statements'

const selectLines = (db: Db) =>
  db
    .select({
      line: codLine,
      carrier: codStatement.carrier,
      statementNumber: codStatement.number,
      orderId: parcel.orderId,
      orderCode: orders.code,
      codAmount: parcel.codAmount,
    })
    .from(codLine)
    .innerJoin(codStatement, eq(codStatement.id, codLine.statementId))
    .leftJoin(parcel, eq(parcel.id, codLine.parcelId))
    .leftJoin(orders, eq(orders.id, parcel.orderId))

function lineDto({ line, ...more }: Awaited<ReturnType<typeof selectLines>>[number]): CodLine {
  const { id, rowNo, trackingCode, clientCode, amount, fee, booked } = line
  const { state, problem, resolution, note } = line
  return {
    ...{ id, rowNo, trackingCode, clientCode, amount, fee, booked },
    ...{ state, problem, resolution, note },
    ...more,
  }
}

/** A line of a carrier’s cash statement as the office reads it; null when there is none. */
export async function findCodLine(db: Db, id: string): Promise<CodLine | null> {
  const [row] = await selectLines(db).where(eq(codLine.id, id))
  return row ? lineDto(row) : null
}

/** Lines of statements, the newest statement first; all of them or those that need a person. */
export async function listCodLines(db: Db, state: 'open' | 'all', page: Page) {
  const where = state === 'open' ? eq(codLine.state, lineStates.open) : undefined
  return listPage(db, page, {
    from: codLine,
    where,
    rows: selectLines(db).where(where),
    order: [desc(codStatement.createdAt), desc(codStatement.id), asc(codLine.rowNo)],
    toDto: lineDto,
  })
}

const selectStatements = (db: Db) =>
  db
    .select({
      id: codStatement.id,
      carrier: codStatement.carrier,
      number: codStatement.number,
      fileName: codStatement.fileName,
      createdAt: codStatement.createdAt,
      lines: sql`count(${codLine.id})`.mapWith(Number),
      collected: sql`coalesce(sum(${codLine.amount}), 0)`.mapWith(Number),
      fees: sql`coalesce(sum(${codLine.fee}), 0)`.mapWith(Number),
      open: sql`count(*) filter (where ${codLine.state} = ${lineStates.open})`.mapWith(Number),
    })
    .from(codStatement)
    .leftJoin(codLine, eq(codLine.statementId, codStatement.id))
    .groupBy(codStatement.id)

const statementDto = ({
  createdAt,
  ...row
}: Awaited<ReturnType<typeof selectStatements>>[number]): CodStatement => ({
  ...row,
  createdTime: createdAt.toISOString(),
  payout: row.collected - row.fees,
})

/** A statement with its sums in đồng. Throws a plain error when it is gone: it is asked for only after it was written. */
export async function getCodStatement(db: Db, id: string): Promise<CodStatement> {
  const [row] = await selectStatements(db).where(eq(codStatement.id, id))
  if (!row) throw new Error(`the statement ${id} is gone`)
  return statementDto(row)
}

/** A page of the statements of carriers, the latest first. */
export async function listCodStatements(db: Db, page: Page) {
  return listPage(db, page, {
    from: codStatement,
    where: undefined,
    rows: selectStatements(db),
    order: [desc(codStatement.createdAt), desc(codStatement.id)],
    toDto: statementDto,
  })
}
