import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { oneTimeCode } from '@/backend/modules/auth/tables'
import { fillPlaces } from '@/backend/modules/geography/testing'
import type { Db } from '@/backend/platform/db/connect'
import { codeFor, emailsTo, form, information, PASSWORD } from '@/backend/testing/accounts'
import {
  evenlySpread,
  isFull,
  type KillableBackend,
  type KillTestDatabase,
  startKillableBackend,
  testKills,
} from '@/backend/testing/killable-backend'
import { testTokenSecret } from '@/backend/testing/payments'
import { json } from '@/backend/testing/test-app'

// The backend is killed before one statement after the other of a teacher's registration: form, mailed code, information.
// FULL=1 takes ten of them on both databases, `npm test` one.
const POINTS = isFull ? 10 : 1
/** Whoever waits for a mail after a restart has had time to ask for another one. */
const TWO_MINUTES = 120_000

type Fixture = { backend: KillableBackend; people: number }
type Body = { data?: { userId?: number; token?: string; registrationToken?: string } }

/** Another person, behind an address of their own. */
function newPerson(fixture: Fixture) {
  fixture.people += 1
  return { email: `co-giao-${fixture.people}@sach.vn`, ip: `203.0.113.${fixture.people}` }
}
type Person = ReturnType<typeof newPerson>

async function ask(
  fixture: Fixture,
  { ip }: Person,
  path: string,
  body: unknown,
  more: RequestInit = {},
) {
  const headers = { 'x-forwarded-for': ip, 'x-internal-secret': testTokenSecret, ...more.headers }
  const init = { ...json(body, headers as Record<string, string>), method: more.method ?? 'POST' }
  const response = await fetch(`${fixture.backend.origin}/api/${path}`, init)
  const { data = {} } = (await response.json()) as Body
  return { status: response.status, data }
}
type Answer = Awaited<ReturnType<typeof ask>>

/** Sends something; when the backend was killed, what a person would do who got no response. */
const retry = async (
  { backend }: Fixture,
  send: () => Promise<Answer>,
  again: () => Promise<Answer> = send,
) => (await backend.tryOnce(send, TWO_MINUTES)) ?? again()

/** The e-mail is taken by oneself when only the response was lost: the way back is the password. */
async function register(fixture: Fixture, person: Person): Promise<string> {
  const body = form({ Email: person.email, WorkPlace: 'THPT Chu Văn An' })
  const send = () => ask(fixture, person, 'User/Register-teacher', body)
  const { data } = await retry(fixture, send, async () => {
    const second = await send()
    if (second.status !== 409) return second
    return ask(fixture, person, 'User/re-active', { Email: person.email, Password: PASSWORD })
  })
  expect(data.token).toBeDefined()
  return data.token ?? ''
}

async function activate(fixture: Fixture, person: Person, token: string): Promise<Answer> {
  const securityCode = await codeOf(fixture, person)
  const send = () =>
    ask(fixture, person, 'User/ActiveAccount', { token, securityCode, email: person.email })
  const response = await retry(fixture, send)
  // 400: the code was taken, only its response was lost.
  expect([200, 400]).toContain(response.status)
  return response
}

/** The embedded database is open to one program alone: the e-mail is read while the backend is down. */
async function codeOf({ backend }: Fixture, { email }: Person): Promise<string> {
  const { database } = backend
  if (database.kind === 'postgres') return database.read((db) => codeFor(db, email))
  await backend.stop()
  const code = await database.read((db) => codeFor(db, email))
  await backend.restart()
  return code
}

async function inform(fixture: Fixture, person: Person, { data }: Answer) {
  const headers = { 'x-registration-token': data.registrationToken ?? '' }
  const send = () =>
    ask(fixture, person, `User/UpdateUser/${data.userId}`, information({ WardId: 126_743 }), {
      method: 'PATCH',
      headers,
    })
  return retry(fixture, send)
}

/** From the form to the first sign-in. */
async function join(fixture: Fixture, person: Person): Promise<'informed' | 'to be informed'> {
  const token = await register(fixture, person)
  const activated = await activate(fixture, person, token)
  const isKnown = activated.status === 200
  if (isKnown) await inform(fixture, person, activated)
  const body = { Email: person.email, Password: PASSWORD }
  const signIn = () => ask(fixture, person, 'Authentication/Login', body)
  expect((await retry(fixture, signIn)).status).toBe(200)
  return isKnown ? 'informed' : 'to be informed'
}

const accountsOf = (db: Db, email: string) =>
  db
    .select({ id: appUser.id, status: appUser.status, wardId: appUser.wardId })
    .from(appUser)
    .where(eq(appUser.email, email))

/** Of somebody who never came back: nothing at all, or an account that waits for the code in its e-mail. */
async function expectWhole(db: Db, { email }: Person) {
  const [account] = await accountsOf(db, email)
  const emails = await emailsTo(db, email)
  if (!account) return expect(emails).toEqual([])
  const codes = await db.select().from(oneTimeCode).where(eq(oneTimeCode.userId, account.id))
  expect([account.status, emails.length, codes.length]).toEqual([0, 1, 1])
}

async function killDuringRegistrations(database: KillTestDatabase) {
  await database.read(fillPlaces)
  const backend = await startKillableBackend(database)
  const fixture: Fixture = { backend, people: 0 }
  const count = async (work: (person: Person) => Promise<unknown>) => {
    await backend.neverKill()
    await work(newPerson(fixture))
    return backend.countStatements()
  }
  const whole = database.kind === 'postgres' ? await count((person) => join(fixture, person)) : 0
  const alone = await count((person) => register(fixture, person))
  for (const statement of evenlySpread(whole || alone, POINTS)) {
    const person = newPerson(fixture)
    await backend.killBefore(statement)
    const end = await join(fixture, person)
    await backend.stop()
    const [account, ...others] = await database.read((db) => accountsOf(db, person.email))
    const wardId = end === 'informed' ? 126_743 : null
    expect([account, others]).toEqual([{ id: account?.id, status: 1, wardId }, []])
    await backend.restart(TWO_MINUTES)
  }
  // `npm test` has no time for those who never come back.
  for (const statement of evenlySpread(alone, isFull ? POINTS : 0)) {
    const person = newPerson(fixture)
    await backend.killBefore(statement)
    const body = form({ Email: person.email, WorkPlace: 'THPT Chu Văn An' })
    const send = () => ask(fixture, person, 'User/Register-teacher', body)
    expect(await backend.tryOnce(send, TWO_MINUTES)).toBeNull()
    await backend.stop()
    await database.read((db) => expectWhole(db, person))
    await backend.restart()
  }
  await backend.stop()
}

testKills(
  `killed at ${POINTS} places of a registration, nobody is registered by halves or twice`,
  killDuringRegistrations,
)
