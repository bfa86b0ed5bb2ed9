import { expect } from '@jest/globals'
import type { Db } from '@/backend/platform/db/connect'
import type { KillableBackend } from '@/backend/testing/killable-backend'
import { json } from '@/backend/testing/test-app'

export type Sent = {
  path: string
  body: unknown
  method?: string
  headers?: Record<string, string>
}
/** One step of the staff or the buyer, and whether it has been done. */
export type Step = {
  isDone: (db: Db) => Promise<boolean>
  send: (db: Db) => Promise<Sent>
  /** How much later by its clock the backend starts again when it was killed meanwhile. */
  laterMs?: number
}

export const by = (who: string) => ({ authorization: `Bearer ${who}` })

/** Who got no answer looks before trying again, as a person at a screen does. */
export async function take(backend: KillableBackend, { send, isDone, laterMs = 0 }: Step) {
  const { read } = backend.database
  const attempt = () =>
    backend.tryOnce(async () => {
      const { path, body, method = 'POST', headers } = await read(send)
      const init = { ...json(body, headers), method }
      const { status } = await fetch(`${backend.origin}${path}`, init)
      expect([path, status]).toEqual([path, 200])
      return true
    }, laterMs)
  if (await attempt()) return
  if (await read(isDone)) return
  expect(await attempt()).toBe(true)
}
