import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { appUser, oneTimeCode } from '@/backend/platform/db/tables'
import { fillPlaces, onPostgres } from '@/backend/platform/db/testing'
import { codeFor, emailsTo, form, information, PASSWORD } from '@/backend/testing/accounts'
import {
  end,
  isFull,
  type KillableBackend,
  LET_LIVE,
  type Look,
  orDead,
  PATIENCE_MS,
  type Place,
  spread,
  startKillableBackend,
  tell,
  withEmbedded,
} from '@/backend/testing/killable-backend'
import { testTokenSecret } from '@/backend/testing/payments'
import { json } from '@/backend/testing/test-app'

// The backend is killed before one statement after the other of a teacher's registration: form, mailed code, information.
// FULL=1 takes ten of them on both databases, `npm test` one.
const POINTS = isFull ? 10 : 1
const MINUTE = 60_000

type Fixture = { at: Place; look: Look; backend: KillableBackend; lateMs: number; people: number }
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
  const answer = await fetch(`${fixture.backend.origin}/api/${path}`, init)
  const { data = {} } = (await answer.json()) as Body
  return { status: answer.status, data }
}
type Answer = Awaited<ReturnType<typeof ask>>

/** Up again, some minutes later: whoever waits for a mail has had time to ask for another one. */
async function restart(fixture: Fixture) {
  await fixture.backend.gone
  fixture.lateMs += 2 * MINUTE
  fixture.backend = await startKillableBackend(fixture.at, fixture.lateMs)
}

/** Does something; after a fall what a person would do who heard nothing. */
async function insist(fixture: Fixture, work: () => Promise<Answer>, again: () => Promise<Answer>) {
  const first = await orDead(work())
  if (first !== 'dead') return first
  await restart(fixture)
  return again()
}

/** The e-mail is taken by oneself when only the answer was lost: the way back is the password. */
async function register(fixture: Fixture, person: Person): Promise<string> {
  const body = form({ Email: person.email, WorkPlace: 'THPT Chu Văn An' })
  const send = () => ask(fixture, person, 'User/Register-teacher', body)
  const { data } = await insist(fixture, send, async () => {
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
  const answer = await insist(fixture, send, send)
  // 400: the code was taken, only its answer was lost.
  expect([200, 400]).toContain(answer.status)
  return answer
}

/** The embedded database is open to one program alone: the letter is read while the shop rests. */
async function codeOf(fixture: Fixture, { email }: Person): Promise<string> {
  if (fixture.at.databaseUrl) return fixture.look((db) => codeFor(db, email))
  await end(fixture.backend)
  const code = await fixture.look((db) => codeFor(db, email))
  fixture.backend = await startKillableBackend(fixture.at, fixture.lateMs)
  return code
}

async function inform(fixture: Fixture, person: Person, { data }: Answer) {
  const headers = { 'x-registration-token': data.registrationToken ?? '' }
  const send = () =>
    ask(fixture, person, `User/UpdateUser/${data.userId}`, information({ WardId: 126_743 }), {
      method: 'PATCH',
      headers,
    })
  return insist(fixture, send, send)
}

/** From the form to the first sign-in. */
async function join(fixture: Fixture, person: Person): Promise<'informed' | 'to be informed'> {
  const token = await register(fixture, person)
  const activated = await activate(fixture, person, token)
  const isKnown = activated.status === 200
  if (isKnown) await inform(fixture, person, activated)
  const body = { Email: person.email, Password: PASSWORD }
  const signIn = () => ask(fixture, person, 'Authentication/Login', body)
  expect((await insist(fixture, signIn, signIn)).status).toBe(200)
  return isKnown ? 'informed' : 'to be informed'
}

const accountsOf = (db: Db, email: string) =>
  db
    .select({ id: appUser.id, status: appUser.status, wardId: appUser.wardId })
    .from(appUser)
    .where(eq(appUser.email, email))

/** Of somebody who never came back: nothing at all, or an account that waits for the code in its letter. */
async function expectWhole(db: Db, { email }: Person) {
  const [account] = await accountsOf(db, email)
  const letters = await emailsTo(db, email)
  if (!account) return expect(letters).toEqual([])
  const codes = await db.select().from(oneTimeCode).where(eq(oneTimeCode.userId, account.id))
  expect([account.status, letters.length, codes.length]).toEqual([0, 1, 1])
}

async function killDuringRegistrations(at: Place, look: Look) {
  await look(fillPlaces)
  const fixture: Fixture = {
    at,
    look,
    backend: await startKillableBackend(at),
    lateMs: 0,
    people: 0,
  }
  const count = async (way: (person: Person) => Promise<unknown>) => {
    await tell(fixture.backend.child, LET_LIVE)
    await way(newPerson(fixture))
    return tell(fixture.backend.child, 'count')
  }
  const whole = at.databaseUrl ? await count((person) => join(fixture, person)) : 0
  const alone = await count((person) => register(fixture, person))
  for (const killBefore of spread(whole || alone, POINTS)) {
    const person = newPerson(fixture)
    await tell(fixture.backend.child, { killBefore })
    const said = await join(fixture, person)
    await end(fixture.backend)
    const [account, ...others] = await look((db) => accountsOf(db, person.email))
    const wardId = said === 'informed' ? 126_743 : null
    expect([account, others]).toEqual([{ id: account?.id, status: 1, wardId }, []])
    await restart(fixture)
  }
  // The gate has no time for those who never come back.
  for (const killBefore of spread(alone, isFull ? POINTS : 0)) {
    const person = newPerson(fixture)
    await tell(fixture.backend.child, { killBefore })
    const body = form({ Email: person.email, WorkPlace: 'THPT Chu Văn An' })
    expect(await orDead(ask(fixture, person, 'User/Register-teacher', body))).toBe('dead')
    await fixture.backend.gone
    await look((db) => expectWhole(db, person))
    await restart(fixture)
  }
  await end(fixture.backend)
}

onPostgres(
  `killed at ${POINTS} places of a registration, nobody is registered by halves or twice`,
  ({ db, databaseUrl }) =>
    killDuringRegistrations({ databaseUrl, dataDir: '' }, (read) => read(db)),
  PATIENCE_MS,
)

// It takes seconds to open, each time.
if (isFull)
  test(
    'the same with the embedded database',
    () => withEmbedded(killDuringRegistrations),
    PATIENCE_MS,
  )
