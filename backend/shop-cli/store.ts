import { resolve } from 'node:path'
import { openDatabase, type Store } from '@/backend/platform/db/connect'

export type Environment = Record<string, string | undefined>
export type Print = (line: string) => void
export type Place = { dataDir: string; databaseUrl: string | undefined }

/** Where the shop's data lie. */
export const placeOf = ({ DATA_DIR, DATABASE_URL }: Environment): Place => ({
  dataDir: resolve(DATA_DIR ?? './data'),
  databaseUrl: DATABASE_URL || undefined,
})

export async function withStore<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openDatabase(place)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
