import './read-typescript.mjs'

/** After a run of tests: what its threads have left on the server of databases and in the cache. */
export default async function cleanUp() {
  const { deletePrograms } = await import('@/backend/testing/bundle-program')
  const { dropTemporaryDatabases, findTestServer } = await import(
    '@/backend/platform/db/temporary-database'
  )
  deletePrograms()
  const server = await findTestServer()
  if (server) await dropTemporaryDatabases(server)
}
