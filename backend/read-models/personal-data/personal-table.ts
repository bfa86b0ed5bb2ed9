import { getTableName, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** What is known of somebody: an account, the address of a mailbox that is theirs, their orders. */
export type Person = {
  userId: number | null
  /** In lower case; null when nobody has shown that the mailbox is theirs. */
  email: string | null
  /** Where emails to them went: an account's erasure takes these along, proven or not. */
  mailbox: string | null
  orderIds: readonly string[]
}

/** Why the shop may keep it (law 91/2025/QH15). */
export type Basis = 'contract' | 'legal duty' | 'consent' | 'security'

/** How long it is kept: until somebody asks, or so many days after a moment of its own. */
export type Term =
  | { until: string }
  | { days: number; after: SQL; says: string; only?: SQL; how?: 'delete' | 'anonymise' }

/** What an erasure puts in the column's place; `kept` says why it stays. */
export type Leaves = { leaves: SQL | string | number | null } | { kept: string }

/** A column that tells of a person. `isSecret`: no export shows it, nobody could read it. */
export type PersonalColumn = Leaves & { isSecret?: true }

export type PersonalTable = {
  table: PgTable
  purpose: string
  basis: Basis
  term: Term
  /** Which rows are somebody's; undefined when they can have none. */
  of: (person: Person) => SQL | undefined
  /** Whether an erasure takes the rows away, or empties their columns because books or others need them. */
  onErasure: 'delete' | 'anonymise'
  columns: Record<string, PersonalColumn>
  /** The others, which say nothing of anybody: a new column stands in one of the two. */
  plain: readonly string[]
}

/** A column of rows that an erasure deletes. */
export const gone: PersonalColumn = { leaves: null }
export const secret: PersonalColumn = { leaves: null, isSecret: true }
export const leaves = (value: SQL | string | number | null): PersonalColumn => ({ leaves: value })
export const kept = (why: string): PersonalColumn => ({ kept: why })

export const nameOf = ({ table }: Pick<PersonalTable, 'table'>) => getTableName(table)
