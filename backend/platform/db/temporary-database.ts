import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** An embedded database opening in the same process holds up every answer, so waiting costs nothing but patience. */
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

/** An empty database on a server, for the time of a test, a check or a measure. */
export async function spareDatabase(server: string) {
  const name = `hien_sach_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  return {
    databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}
