import './read-typescript.mjs'
import { rmSync } from 'node:fs'

/** After a run of tests: what its threads have left on the server of databases, in the cache and among temporary files. */
export default async function cleanUp() {
  const { deletePrograms } = await import('@/backend/testing/bundle-program')
  const { dropTemporaryDatabases, findTestServer } = await import(
    '@/backend/platform/db/temporary-database'
  )
  deletePrograms()
  const server = await findTestServer()
  if (server) await dropTemporaryDatabases(server)
  if (process.env.TEST_FILES) rmSync(process.env.TEST_FILES, { recursive: true, force: true })
}
