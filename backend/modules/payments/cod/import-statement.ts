import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { FileProblem } from '@/backend/modules/imports'
import {
  bookLine,
  completeEarlier,
  judgeLine,
  lineStates,
  lockParcels,
} from '@/backend/modules/payments/cod/book-line'
import { readStatement, type StatementLine } from '@/backend/modules/payments/cod/read-statement'
import { codTexts as texts } from '@/backend/modules/payments/cod/texts'
import { codLine, codStatement } from '@/backend/modules/payments/tables'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'

type Upload = { carrier: string; number: string; fileName: string; content: string }

async function linesOf(content: string): Promise<StatementLine[]> {
  try {
    return await readStatement(Buffer.from(content, 'base64'))
  } catch (error) {
    if (error instanceof FileProblem) throw new HttpError(400, error.message)
    throw error
  }
}

const textsOf = (values: readonly (string | null)[]) => values.filter((one) => one !== null)

type Work = { tx: Tx; statementId: string; carrier: string; now: Date }

/** Settles the parcels a statement speaks of, line after line: a parcel named twice is paid once. */
async function settle({ tx, statementId, carrier, now }: Work, lines: readonly StatementLine[]) {
  const parcels = await lockParcels(tx, carrier, {
    tracking: textsOf(lines.map(({ trackingCode }) => trackingCode)),
    ours: textsOf(lines.map(({ clientCode }) => clientCode)),
  })
  const byTracking = new Map(parcels.map((one) => [one.trackingCode?.toUpperCase(), one]))
  const byCode = new Map(parcels.map((one) => [one.code.toUpperCase(), one]))
  for (const line of lines) {
    const paid =
      (line.trackingCode && byTracking.get(line.trackingCode)) ||
      (line.clientCode && byCode.get(line.clientCode)) ||
      null
    const judged = judgeLine(line, paid)
    const id = v7()
    await tx.insert(codLine).values({
      ...{ id, statementId, ...line, ...judged, parcelId: paid?.id ?? null },
      state: judged.problem ? lineStates.open : lineStates.settled,
    })
    if (!paid) continue
    await bookLine(tx, { id, ...judged }, { orderId: paid.orderId, carrier, at: now })
    paid.booked += judged.booked
    if (judged.booked > 0 && paid.booked === paid.codAmount) await completeEarlier(tx, paid.id, now)
  }
}

/** Reads a carrier's statement once: under the same number it changes nothing more, with other content it is refused. */
export async function importStatement(
  context: Context,
  { carrier, number: typed, fileName, content }: Upload,
): Promise<{ id: string; isNew: boolean }> {
  const lines = await linesOf(content)
  const number = typed.toUpperCase()
  const contentHash = createHash('sha256').update(JSON.stringify(lines)).digest('hex')
  const importedBy = `staff:${callerOf(context).userId}`
  return transact(context.db, async (tx) => {
    const now = context.now()
    const [row] = await tx
      .insert(codStatement)
      .values({ carrier, number, fileName, contentHash, importedBy, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: codStatement.id })
    if (!row) {
      const [earlier] = await tx
        .select()
        .from(codStatement)
        .where(and(eq(codStatement.carrier, carrier), eq(codStatement.number, number)))
      if (earlier?.contentHash !== contentHash) throw new HttpError(409, texts.otherContent(number))
      return { id: earlier.id, isNew: false }
    }
    await settle({ tx, statementId: row.id, carrier, now }, lines)
    const data = { carrier, number, fileName, lines: lines.length }
    await audit(tx, context, { action: 'cod.import', subject: number, data })
    return { id: row.id, isNew: true }
  })
}
