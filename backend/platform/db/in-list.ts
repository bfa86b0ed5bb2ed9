import { type SQL, sql } from 'drizzle-orm'

/** Values as a list in parentheses, for `in` in SQL that is written out. */
export const inList = (values: readonly (string | number)[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`
