import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Person } from '@/backend/read-models/personal-data/personal-table'

export const ERASURE_LIST = 'erasures.ndjson'

/** Who was erased, by numbers alone: a backup from before holds the same ones. */
const Entry = z.object({
  userId: z.int().nullable(),
  orderIds: z.array(z.string()),
  at: z.string(),
})
export type Erasure = z.infer<typeof Entry>

/** Beside the database and not in it, so that a restored backup does not bring back who was erased after it. */
export async function noteErasure(
  dataDir: string,
  { userId, orderIds }: Pick<Person, 'userId' | 'orderIds'>,
  at: Date,
): Promise<void> {
  const file = join(dataDir, ERASURE_LIST)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const entry: Erasure = { userId, orderIds: [...orderIds], at: at.toISOString() }
  await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true })
}

export async function readErasures(file: string): Promise<Erasure[]> {
  if (!existsSync(file)) return []
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  return lines.map((line) => Entry.parse(JSON.parse(line)))
}
