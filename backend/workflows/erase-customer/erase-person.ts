import { eq, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { recountRating } from '@/backend/modules/reviews'
import { feedback } from '@/backend/modules/reviews/tables'
import type { Tx } from '@/backend/platform/db/connect'
import type { Person, PersonalTable } from '@/backend/read-models/personal-data/personal-table'
import { personalData } from '@/backend/read-models/personal-data/register'

/** What the columns of rows that stay are set to. */
export const leftValues = ({ columns }: PersonalTable) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      'leaves' in column ? [[name, column.leaves]] : [],
    ),
  )

async function empty(tx: Tx, table: PersonalTable, rows: SQL): Promise<void> {
  const values = leftValues(table)
  if (Object.keys(values).length > 0)
    await tx
      .update(table.table as PgTable)
      .set(values)
      .where(rows)
}

async function reviewedProducts(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: feedback.productId })
    .from(feedback)
    .where(eq(feedback.userId, userId))
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** Takes a person out of every table, as the register says; what the books need stays without them. Returns the products whose reviews went. */
export async function erasePerson(tx: Tx, person: Person): Promise<number[]> {
  const products = person.userId === null ? [] : await reviewedProducts(tx, person.userId)
  for (const table of personalData) {
    const rows = table.of(person)
    if (!rows) continue
    if (table.onErasure === 'delete') await tx.delete(table.table).where(rows)
    else await empty(tx, table, rows)
  }
  for (const id of products.sort((one, other) => one - other)) await recountRating(tx, id)
  return products
}
