import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { OWN } from '@/backend/modules/parcels/parcel-states'
import { parcel } from '@/backend/modules/parcels/tables'
import { carrierName } from '@/backend/modules/shipping'
import type { Services } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { listPage } from '@/backend/platform/db/list-page'
import type { Page } from '@/backend/platform/db/pagination'
import type { ParcelState } from '@/contract/shop/parcels'
import type { Claim, ClaimState } from '@/contract/staff/claims'

type ClaimMove = { from: ClaimState; to: ClaimState }

/** Every move of a claim; docs/order-life.md draws them. Money that came ends it, a refusal may be asked about again. */
export const claimMoves: readonly ClaimMove[] = [
  { from: 'open', to: 'answered' },
  { from: 'open', to: 'paid' },
  { from: 'open', to: 'refused' },
  { from: 'answered', to: 'paid' },
  { from: 'answered', to: 'refused' },
  { from: 'refused', to: 'open' },
]

/** Whether a claim to a carrier may come from one state into the other; null is a parcel without a claim. */
export const canMoveClaim = (from: ClaimState | null, to: ClaimState) =>
  claimMoves.some((move) => move.from === from && move.to === to)

const OPEN: ClaimState[] = ['open', 'answered']
/** The carrier has had it in its hands. */
const wasWithCarrier: readonly string[] = [
  ...['pickedUp', 'inTransit', 'delivering', 'deliveryFailed', 'returning'],
  ...['delivered', 'returned', 'lost'],
]

type ParcelRow = typeof parcel.$inferSelect

/** Whether the shop may ask its carrier for money. */
export const mayClaim = ({ carrier, state, claimState }: ParcelRow) =>
  carrier !== OWN && claimState === null && wasWithCarrier.includes(state)

/** What the shop claims from the carrier that lost or damaged a parcel, once. */
export const openClaim = (
  tx: Tx,
  parcelId: string,
  { amount, note = null }: { amount: number; note?: string | null },
  now: Date,
) =>
  tx
    .update(parcel)
    .set({ claimState: 'open', claimAmount: amount, claimedAt: now, claimNote: note })
    .where(and(eq(parcel.id, parcelId), sql`${parcel.claimState} is null`))

const select = (db: Db) =>
  db
    .select({ row: parcel, orderCode: orders.code })
    .from(parcel)
    .innerJoin(orders, eq(orders.id, parcel.orderId))

type ClaimServices = Pick<Services, 'db' | 'settings'>
type Row = Awaited<ReturnType<typeof select>>[number]

const claimDto = ({ settings }: ClaimServices, { row, orderCode }: Row): Claim => {
  const state = row.claimState ?? 'open'
  return {
    ...{ id: row.id, code: row.code, orderId: row.orderId, orderCode, state },
    carrier: carrierName(settings.current(), row.carrier),
    trackingCode: row.trackingCode,
    parcelState: row.state as ParcelState,
    reason: row.state === 'lost' ? 'lost' : 'damaged',
    amount: row.claimAmount ?? 0,
    claimedTime: (row.claimedAt ?? row.createdAt).toISOString(),
    paid: row.claimPaid,
    answeredTime: row.claimAnsweredAt?.toISOString() ?? null,
    reference: row.claimReference,
    note: row.claimNote,
    nextStates: claimMoves.filter(({ from }) => from === state).map(({ to }) => to),
  }
}

/** The claim about a parcel as the office reads it; null when there is none. */
export async function findClaim(services: ClaimServices, parcelId: string): Promise<Claim | null> {
  const isClaim = and(eq(parcel.id, parcelId), isNotNull(parcel.claimState))
  const [row] = await select(services.db).where(isClaim)
  return row ? claimDto(services, row) : null
}

/** Claims to carriers: those without an end with the oldest first, or all with the newest first. */
export async function listClaims(services: ClaimServices, state: 'open' | 'all', page: Page) {
  const { db } = services
  const where = state === 'open' ? inArray(parcel.claimState, OPEN) : isNotNull(parcel.claimState)
  const by = state === 'open' ? asc : desc
  return listPage(db, page, {
    from: parcel,
    where,
    rows: select(db).where(where),
    order: [by(parcel.claimedAt), by(parcel.id)],
    toDto: (row: Row) => claimDto(services, row),
  })
}

/** Open claims, the oldest first. */
export const openClaims = (db: Db) =>
  select(db)
    .where(inArray(parcel.claimState, OPEN))
    .orderBy(asc(parcel.claimedAt))
    .then((rows) =>
      rows.map(({ row, orderCode }) => ({
        ...{ orderCode, code: row.code, amount: row.claimAmount ?? 0 },
        claimedTime: (row.claimedAt ?? row.createdAt).toISOString(),
      })),
    )
