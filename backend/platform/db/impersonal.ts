import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

const names = new Set<string>()

/** Says of tables that they hold no word about anybody; a test looks for columns that could. */
export function impersonal(...tables: PgTable[]): void {
  for (const table of tables) names.add(getTableName(table))
}

/** The names of those tables, of the modules that are loaded. */
export const impersonalTables = (): string[] => [...names].sort()
