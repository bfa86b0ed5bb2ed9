import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { privacyRequest } from '@/backend/modules/privacy/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import type { Person } from '@/backend/read-models/personal-data/personal-table'
import { erasePerson } from '@/backend/workflows/erase-customer/erase-person'
import { noteErasure } from '@/backend/workflows/erase-customer/erasure-list'

/** Where exports wait for their person, below the data folder. */
export const EXPORTS = 'exports'
const OUTBOX = 'outbox'

const namesIn = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

const receiverOf = (letter: string) => /^To:\s*<?([^\s<>]+)>?$/im.exec(letter)?.[1]?.toLowerCase()

/** Without a mail server emails lie as files. */
async function deleteLetters(dataDir: string, mailbox: string | null): Promise<void> {
  if (mailbox === null) return
  const folder = join(dataDir, OUTBOX)
  for (const name of await namesIn(folder)) {
    const letter = await readFile(join(folder, name), 'utf8')
    if (receiverOf(letter) === mailbox) await rm(join(folder, name), { force: true })
  }
}

async function exportFilesOf(db: Db, userId: number | null): Promise<string[]> {
  if (userId === null) return []
  const rows = await db
    .select({ name: privacyRequest.fileName })
    .from(privacyRequest)
    .where(eq(privacyRequest.userId, userId))
  return rows.flatMap(({ name }) => (name ? [name] : []))
}

type Place = { db: Db; dataDir: string; now: Date }

/** Erases a person from tables and files; `also` runs in the same transaction. Returns the products whose reviews went. */
export async function carryOutErasure(
  { db, dataDir, now }: Place,
  person: Person,
  also?: (tx: Tx) => Promise<unknown>,
): Promise<number[]> {
  const files = await exportFilesOf(db, person.userId)
  // Before the commit: a line too many does nothing, one too few would bring somebody back with a backup.
  await noteErasure(dataDir, person, now)
  const products = await transact(db, async (tx) => {
    await also?.(tx)
    return erasePerson(tx, person)
  })
  for (const name of files) await rm(join(dataDir, EXPORTS, name), { force: true })
  await deleteLetters(dataDir, person.mailbox)
  return products
}
