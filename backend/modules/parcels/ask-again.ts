import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import { parcel } from '@/backend/modules/parcels/tables'
import type { Tx } from '@/backend/platform/db/connect'

/** Has the carrier told or asked at once of a parcel that waits for it; whether there is one. */
export async function askAgain(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(parcel)
    .set({ nextAt: now })
    .where(and(eq(parcel.id, id), isNotNull(parcel.nextAt)))
    .returning({ id: parcel.id })
  return rows.length > 0
}

/** The same for those of a carrier that its notice names; answers their ids. */
export const askAgainOf = (tx: Tx, carrier: string, isNamed: SQL, now: Date) =>
  tx
    .update(parcel)
    .set({ nextAt: now })
    .where(and(eq(parcel.carrier, carrier), isNotNull(parcel.nextAt), isNamed))
    .returning({ id: parcel.id })
