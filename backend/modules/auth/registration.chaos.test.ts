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

type Desk = { at: Place; look: Look; backend: KillableBackend; lateMs: number; people: number }
type Body = { data?: { userId?: number; token?: string; registrationToken?: string } }

/** Another person, behind an address of their own. */
function newPerson(desk: Desk) {
  desk.people += 1
  return { email: `co-giao-${desk.people}@sach.vn`, ip: `203.0.113.${desk.people}` }
}
type Person = ReturnType<typeof newPerson>

async function ask(
  desk: Desk,
  { ip }: Person,
  path: string,
  body: unknown,
  more: RequestInit = {},
) {
  const headers = { 'x-forwarded-for': ip, 'x-internal-secret': testTokenSecret, ...more.headers }
  const init = { ...json(body, headers as Record<string, string>), method: more.method ?? 'POST' }
  const answer = await fetch(`${desk.backend.origin}/api/${path}`, init)
  const { data = {} } = (await answer.json()) as Body
  return { status: answer.status, data }
}
type Answer = Awaited<ReturnType<typeof ask>>

/** Up again, some minutes later: whoever waits for a mail has had time to ask for another one. */
async function restart(desk: Desk) {
  await desk.backend.gone
  desk.lateMs += 2 * MINUTE
  desk.backend = await startKillableBackend(desk.at, desk.lateMs)
}

/** Does something; after a fall what a person would do who heard nothing. */
async function insist(desk: Desk, work: () => Promise<Answer>, again: () => Promise<Answer>) {
  const first = await orDead(work())
  if (first !== 'dead') return first
  await restart(desk)
  return again()
}

/** The e-mail is taken by oneself when only the answer was lost: the way back is the password. */
async function register(desk: Desk, person: Person): Promise<string> {
  const body = form({ Email: person.email, WorkPlace: 'THPT Chu Văn An' })
  const send = () => ask(desk, person, 'User/Register-teacher', body)
  const { data } = await insist(desk, send, async () => {
    const second = await send()
    if (second.status !== 409) return second
    return ask(desk, person, 'User/re-active', { Email: person.email, Password: PASSWORD })
  })
  expect(data.token).toBeDefined()
  return data.token ?? ''
}

async function activate(desk: Desk, person: Person, token: string): Promise<Answer> {
  const securityCode = await codeOf(desk, person)
  const send = () =>
    ask(desk, person, 'User/ActiveAccount', { token, securityCode, email: person.email })
  const answer = await insist(desk, send, send)
  // 400: the code was taken, only its answer was lost.
  expect([200, 400]).toContain(answer.status)
  return answer
}

/** The embedded database is open to one program alone: the letter is read while the shop rests. */
async function codeOf(desk: Desk, { email }: Person): Promise<string> {
  if (desk.at.databaseUrl) return desk.look((db) => codeFor(db, email))
  await end(desk.backend)
  const code = await desk.look((db) => codeFor(db, email))
  desk.backend = await startKillableBackend(desk.at, desk.lateMs)
  return code
}

async function inform(desk: Desk, person: Person, { data }: Answer) {
  const headers = { 'x-registration-token': data.registrationToken ?? '' }
  const send = () =>
    ask(desk, person, `User/UpdateUser/${data.userId}`, information({ WardId: 126_743 }), {
      method: 'PATCH',
      headers,
    })
  return insist(desk, send, send)
}

/** From the form to the first sign-in. */
async function join(desk: Desk, person: Person): Promise<'informed' | 'to be informed'> {
  const token = await register(desk, person)
  const activated = await activate(desk, person, token)
  const isKnown = activated.status === 200
  if (isKnown) await inform(desk, person, activated)
  const body = { Email: person.email, Password: PASSWORD }
  const signIn = () => ask(desk, person, 'Authentication/Login', body)
  expect((await insist(desk, signIn, signIn)).status).toBe(200)
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
  const desk: Desk = { at, look, backend: await startKillableBackend(at), lateMs: 0, people: 0 }
  const count = async (way: (person: Person) => Promise<unknown>) => {
    await tell(desk.backend.child, LET_LIVE)
    await way(newPerson(desk))
    return tell(desk.backend.child, 'count')
  }
  const whole = at.databaseUrl ? await count((person) => join(desk, person)) : 0
  const alone = await count((person) => register(desk, person))
  for (const killBefore of spread(whole || alone, POINTS)) {
    const person = newPerson(desk)
    await tell(desk.backend.child, { killBefore })
    const said = await join(desk, person)
    await end(desk.backend)
    const [account, ...others] = await look((db) => accountsOf(db, person.email))
    const wardId = said === 'informed' ? 126_743 : null
    expect([account, others]).toEqual([{ id: account?.id, status: 1, wardId }, []])
    await restart(desk)
  }
  // The gate has no time for those who never come back.
  for (const killBefore of spread(alone, isFull ? POINTS : 0)) {
    const person = newPerson(desk)
    await tell(desk.backend.child, { killBefore })
    const body = form({ Email: person.email, WorkPlace: 'THPT Chu Văn An' })
    expect(await orDead(ask(desk, person, 'User/Register-teacher', body))).toBe('dead')
    await desk.backend.gone
    await look((db) => expectWhole(db, person))
    await restart(desk)
  }
  await end(desk.backend)
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
