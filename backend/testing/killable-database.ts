import { sql } from 'drizzle-orm'
import type { Db, Store } from '@/backend/platform/db/connect'
import { until } from '@/backend/testing/until'

/** What a program meets once it is dead: nothing it does reaches anybody any more. */
class Dead extends Error {
  override name = 'Dead'
}

type Life = {
  /** One thing done to the world outside this program: a statement, or a call of another service. */
  step: () => void
  readonly seen: number
  readonly isDead: boolean
}

function lifeUntil(last: number, onDeath: () => void): Life {
  let seen = 0
  let isDead = false
  return {
    step: () => {
      if (!isDead && ++seen >= last) {
        isDead = true
        onDeath()
      }
      if (isDead) throw new Dead()
    },
    get seen() {
      return seen
    },
    get isDead() {
      return isDead
    },
  }
}

type Work = (db: Db, life: Life) => Promise<unknown>

async function onPool(databaseUrl: string, last: number, work: Work): Promise<Life> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const name = `mortal ${crypto.randomUUID()}`
  const clients: InstanceType<typeof pg.Client>[] = []
  let die = () => {}
  const death = new Promise<void>((resolve) => {
    die = resolve
  })
  // The server hears that the connections are gone, as it does when a program is killed.
  const life = lifeUntil(last, () => {
    for (const client of clients) Reflect.get(client, 'connection').stream.destroy()
    die()
  })
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    application_name: name,
    options: '-c timezone=UTC -c jit=off',
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    clients.push(client)
    client.on('error', () => undefined)
    const query = client.query.bind(client) as (...input: unknown[]) => unknown
    Reflect.set(client, 'query', (...input: unknown[]) => {
      life.step()
      return query(...input)
    })
  })
  await Promise.race([work(drizzle(pool) as unknown as Db, life), death])
  const closed = pool.end()
  if (!life.isDead) await closed
  return Object.assign(life, { name })
}

async function onEmbedded({ db }: Store, last: number, work: Work): Promise<Life> {
  const client = Reflect.get(db, '$client') as { exec: (text: string) => Promise<unknown> }
  const life = lifeUntil(last, () => undefined)
  const original = Reflect.get(client, 'execProtocolRaw') as (...input: unknown[]) => unknown
  Reflect.set(client, 'execProtocolRaw', (...input: unknown[]) => {
    life.step()
    return original.apply(client, input)
  })
  await work(db, life)
  // The method of its class again.
  Reflect.deleteProperty(client, 'execProtocolRaw')
  if (life.isDead) await client.exec('rollback')
  return life
}

/**
 * Works as a program that dies before the statement or call with this number: what it has committed stays, a transaction that
 * is open is undone, nothing after it happens. Answers how far it came.
 */
export async function dieBefore(store: Store, last: number, work: Work): Promise<Life> {
  const dying: Work = (db, life) =>
    work(db, life).catch((error: unknown) => {
      if (!life.isDead) throw error
    })
  const databaseUrl = Reflect.get(store, 'databaseUrl') as string | undefined
  if (databaseUrl === undefined) return onEmbedded(store, last, dying)
  const life = await onPool(databaseUrl, last, dying)
  const name = Reflect.get(life, 'name') as string
  // What it held is free when the server has noticed.
  await until(async () => {
    const { rows } = await store.db.execute<{ count: number }>(
      sql`select count(pg_terminate_backend(pid))::int as count from pg_stat_activity where application_name = ${name}`,
    )
    return rows[0]?.count === 0
  })
  return life
}
