import { sql } from 'drizzle-orm'

/** Pairs of an id and a number, to be read as rows after `values`. */
export const pairsOf = (pairs: readonly (readonly [number, number])[]) =>
  sql.join(
    pairs.map(([id, quantity]) => sql`(${id}::int, ${quantity}::int)`),
    sql`, `,
  )
