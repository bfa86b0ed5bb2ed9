import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** An embedded database that opens in the same process blocks it for a while. */
export const CONNECT_TIMEOUT = 60_000

export const USUAL_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres'

export async function onServer<T>(databaseUrl: string, query: string): Promise<T[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  })
  try {
    await client.connect()
    return (await client.query(query)).rows as T[]
  } finally {
    await client.end()
  }
}

/** A server named by TEST_DATABASE_URL must answer; the usual one may be absent. */
export async function findTestServer(): Promise<string | null> {
  const named = process.env.TEST_DATABASE_URL
  if (named) return named
  return onServer(USUAL_SERVER, 'select 1').then(
    () => USUAL_SERVER,
    () => null,
  )
}

const urlOf = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

/** How the names of a run's databases begin. */
const PREFIX = `hien_sach_test_${process.env.TEST_RUN ?? process.pid}_`

const drop = (server: string, name: string) =>
  onServer(server, `drop database if exists ${name} with (force)`)

/** A new database on a server, for the time of a test or a measurement: empty, or a copy of a template. */
export async function createTemporaryDatabase(server: string, template = 'template1') {
  const name = `${PREFIX}${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template}`)
  // Nothing here has to outlive a power cut: waiting for the disk costs ten times what a small write does.
  await onServer(server, `alter database ${name} set synchronous_commit = off`)
  return {
    databaseUrl: urlOf(server, name),
    drop: () => drop(server, name),
  }
}

/** Drops what this run has made and not dropped. */
export async function dropTemporaryDatabases(server: string): Promise<void> {
  const query = `select datname as name from pg_database where starts_with(datname, '${PREFIX}')`
  for (const { name } of await onServer<{ name: string }>(server, query)) await drop(server, name)
}

// Only has to differ from other advisory locks of this project.
const TEMPLATE_LOCK = 727_275

/** Makes a template database once per name, whoever asks at the same time; `fill` gets its address. */
export async function ensureTemplate(
  server: string,
  name: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: server,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const finished = await client.query(
      'select 1 from pg_database where datname = $1 and datistemplate',
      [name],
    )
    if (finished.rowCount) return
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
    await fill(urlOf(server, name))
    await client.query(`alter database ${name} is_template true`)
  } finally {
    await client.end()
  }
}
