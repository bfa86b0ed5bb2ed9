import { setTimeout as sleep } from 'node:timers/promises'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './connect'
import { sqlState } from './db-errors'

const ATTEMPTS = 6
const FIRST_PAUSE_MS = 15
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

const isWorthRepeating = (error: unknown) => {
  const state = sqlState(error)
  return state === SERIALIZATION_FAILURE || state === DEADLOCK
}

/**
 * Runs `work` in a transaction and repeats it, a few times and after a growing random pause, when the database gave it up
 * for the sake of another one. So `work` must do nothing but database calls on its `tx`: a call on `db` inside waits for
 * ever where there is one connection, and anything else would be done twice. Inside another transaction it runs once, as
 * a savepoint; the outer one repeats.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const attempts = db instanceof PgTransaction ? 1 : ATTEMPTS
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt >= attempts || !isWorthRepeating(error)) throw error
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}
