import { and, eq } from 'drizzle-orm'
import { changeLockedOrder, type OrderChange } from '@/backend/modules/orders'
import {
  canMoveClaim,
  lockParcel,
  mayClaim,
  openClaim,
  type ParcelRow,
  parcelByCode,
  parcelTexts as texts,
  updateParcel,
} from '@/backend/modules/parcels'
import { parcel } from '@/backend/modules/parcels/tables'
import {
  book,
  CLAIMS,
  transferStates,
  UNASSIGNED,
  updateTransfers,
} from '@/backend/modules/payments'
import { bankTransaction } from '@/backend/modules/payments/tables'
import type { Context } from '@/backend/platform/context'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { ClaimState } from '@/contract/staff/claims'

type Answer = {
  state: ClaimState
  amount?: number | undefined
  reference?: string | undefined
  note?: string | undefined
}

/** The shop asks the carrier of a parcel for money; answers the parcel's id. */
export async function claimParcel(
  context: Context,
  code: string,
  { amount, note }: { amount: number; note?: string | undefined },
): Promise<string> {
  const { id, orderId } = await parcelByCode(context.db, code)
  const audit = { action: 'claim.open', data: { code, amount } }
  await changeLockedOrder(context, orderId, audit, async ({ tx, now, remember }) => {
    const row = await lockParcel(tx, id)
    if (!row || !mayClaim(row)) throw new HttpError(409, texts.noClaim)
    await openClaim(tx, id, { amount, note: note ?? null }, now)
    await remember({ kind: 'carrier', note: texts.claimOpened(amount), isInternal: true })
  })
  return id
}

/** What has to be told with each answer. */
function assertTold({ state, amount, reference, note }: Answer) {
  if ((state === 'answered' || state === 'paid') && !amount)
    throw new HttpError(400, texts.claimAmountNeeded)
  if (state === 'paid' && !reference) throw new HttpError(400, texts.claimReferenceNeeded)
  if (state === 'refused' && !note) throw new HttpError(400, texts.claimNoteNeeded)
}

/**
 * Money of a carrier reaches the bank like what it pays of its cash: told by the bank it lies unassigned until it is known what it is for.
 * A transfer of exactly this sum no longer waits to be assigned.
 */
async function bookPaid(
  { tx, actor, now, remember }: OrderChange,
  row: ParcelRow,
  amount: number,
  reference: string,
) {
  const { id, orderId, code } = row
  const entry = { kind: 'claim', reference: id, orderId, at: now }
  await book(tx, { ...entry, debit: UNASSIGNED, credit: CLAIMS, amount })
  const [waiting] = await tx
    .select({ id: bankTransaction.id })
    .from(bankTransaction)
    .where(
      and(
        eq(bankTransaction.reference, reference),
        eq(bankTransaction.amount, amount),
        eq(bankTransaction.state, transferStates.open),
      ),
    )
    .for('update')
  if (waiting) {
    await updateTransfers(tx, [waiting.id], {
      ...{ state: transferStates.settled, resolution: 'close', resolvedBy: actor },
      ...{ resolvedAt: now, note: `${code}: ${texts.claimPaid(amount)}` },
    })
  }
  await remember({ kind: 'carrier', note: texts.claimPaid(amount), isInternal: true })
}

/** Writes down what the carrier says to a claim; what it paid is booked. */
export async function answerClaim(context: Context, id: string, answer: Answer): Promise<void> {
  assertTold(answer)
  const { state, amount, reference, note } = answer
  const [named] = await context.db.select().from(parcel).where(eq(parcel.id, id))
  if (!named?.claimState) throw notFound()
  const data = { code: named.code, state, amount, reference }
  await changeLockedOrder(
    context,
    named.orderId,
    { action: 'claim.answer', data },
    async (work) => {
      const row = await lockParcel(work.tx, id)
      if (!row || !canMoveClaim(row.claimState, state))
        throw new HttpError(409, texts.claimCannotMove)
      const isMoney = state === 'answered' || state === 'paid'
      await updateParcel(work.tx, id, {
        claimState: state,
        claimPaid: isMoney ? (amount ?? null) : null,
        claimAnsweredAt: work.now,
        ...(reference && { claimReference: reference }),
        ...(note && { claimNote: note }),
      })
      if (state === 'paid' && amount && reference) await bookPaid(work, row, amount, reference)
    },
  )
}
