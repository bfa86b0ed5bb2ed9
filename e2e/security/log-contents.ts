import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Ground, ground } from '@/e2e/security/live-shop'
import { newcomer } from '@/e2e/security/people'
import type { Check } from '@/e2e/support/check'
import { askPlainly, type Browser, jsonOf } from '@/e2e/support/http-browser'

/** Longer than the shop keeps its lines before it writes them. */
const PATIENCE_MS = 20_000

const word = () => `q${randomBytes(6).toString('hex')}`

/** Answers once the log says it, or null. */
async function heard(field: Ground, text: string): Promise<string | null> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(200)) {
    const line = field.shop
      .printed()
      .split('\n')
      .find((one) => one.includes(text))
    if (line) return line
  }
  return null
}

/** The code in the newest letter to somebody. */
async function mailedCode({ shop }: Ground, email: string): Promise<string> {
  const folder = join(shop.dataDir, 'outbox')
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(200)) {
    const letters = existsSync(folder)
      ? readdirSync(folder).filter((name) => name.endsWith('.eml'))
      : []
    for (const name of letters) {
      const letter = readFileSync(join(folder, name), 'utf8')
      const [code] = letter.includes(email)
        ? (/\b\d{6}\b/.exec(letter.split('\n\n').slice(1).join()) ?? [])
        : []
      if (code) return code
    }
  }
  throw new Error(`no letter to ${email} has come`)
}

const asApp = (field: Ground, path: string, body: unknown, headers: Record<string, string> = {}) =>
  askPlainly(field.shop.backendOrigin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** What people type and carry around; none of it belongs into a log. */
async function leaveSecrets(field: Ground): Promise<Record<string, string>> {
  const person = await newcomer(field)
  const [name, street, receiver, note, phone, email] = person.own
  const here = person.browser
  const secrets: Record<string, string> = {
    ...{
      password: person.password,
      street: street ?? '',
      receiver: receiver ?? '',
      note: note ?? '',
    },
    ...{ name: name ?? '', phone: phone ?? '', email: email ?? '' },
    session: here.jar.get('__Host-hien-sach-session')?.slice(-40) ?? '',
    registration: here.jar.get('__Host-hien-sach-registration') ?? '',
    wrong: word(),
    renewed: word(),
    voucher: word(),
    course: word(),
    social: word(),
    searched: word(),
    key: randomUUID(),
    forged: `a.${word()}.b`,
  }
  await here.call('POST', '/api/Authentication/Login', {
    Email: email,
    Password: secrets.wrong,
    remember: true,
  })
  await here.call('POST', '/api/Order/add-voucher', { code: secrets.voucher })
  await here.call('POST', '/api/UserCourse/Active', { code: secrets.course })
  await here.call('POST', '/api/Authentication/SocialLoginFB', {
    userID: '1',
    accessToken: secrets.social,
  })
  await here.ask(`/san-pham?searchContent=${secrets.searched}&access_token=${secrets.social}`)
  await here.call(
    'POST',
    '/api/Order/CheckOut',
    { note, paymentType: 2 },
    { 'idempotency-key': secrets.key ?? '' },
  )
  // Bodies nobody can read are quoted by the parser that fails on them.
  await here.ask('/api/Authentication/Login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'storefront' },
    body: `{"Password":"${secrets.wrong}",}`,
  })
  await field.browser().call('POST', '/api/User/SendSecurityCode', { Email: email })
  secrets.code = await mailedCode(field, email ?? '')
  await field.browser().call('PATCH', '/api/User/ChangePasswordNoAuth', {
    ...{ Email: email, SecurityCode: secrets.code, NewPassword: secrets.renewed },
  })
  const { token } = jsonOf(
    await asApp(field, '/api/Authentication/Login', {
      Email: email,
      Password: secrets.renewed,
      remember: true,
    }),
  )
  secrets.token = String(token)
  const authorization = `Bearer ${token}`
  const handed = jsonOf(
    await asApp(field, '/api/mobile/session-code', { next: '/mobile/course/1' }, { authorization }),
  )
  secrets.handed = String(handed.data.code)
  await field.browser().ask(`/mobile/session?code=${secrets.handed}`)
  await asApp(field, '/api/Order/add-product', {}, { authorization: `Bearer ${secrets.forged}` })
  return secrets
}

const LINE = { raw: 'x\r\n{"level":"forged"}', encoded: 'x%0d%0a{"level":"forged"}' }

/** Events an owner looks for after a theft, each with what makes it and the text by which its line is known. */
async function makeEvents(field: Ground) {
  const pupil = field.account('user')
  const here = field.browser()
  const Email = pupil.email
  const answers: Record<string, Awaited<ReturnType<Browser['call']>>> = {}
  answers['"event":"signed in"'] = await here.signIn(Email, pupil.password)
  const guest = field.browser()
  answers['"event":"sign-in failed"'] = await guest.call('POST', '/api/Authentication/Login', {
    ...{ Email: 'nobody@walls.test', Password: LINE.raw, remember: true },
  })
  answers['"event":"refused"'] = await here.call('GET', '/api/staff/orders')
  const target = `${word()}@walls.test`
  for (let tries = 0; tries < 7; tries++)
    answers['"event":"limit"'] = await guest.call('POST', '/api/Authentication/Login', {
      ...{ Email: target, Password: 'wrong', remember: true },
    })
  answers['"event":"password refused"'] = await here.call('PATCH', '/api/User/ChangePassword', {
    ...{ Password: 'wrong', NewPassword: 'another one' },
  })
  answers['"event":"payment notice refused"'] = await askPlainly(
    field.shop.backendOrigin,
    `/payment/vnpay/ipn?vnp_TxnRef=${LINE.encoded}&vnp_Amount=${randomInt(1_000_000)}&vnp_SecureHash=00`,
    { headers: { 'x-request-id': randomUUID() } },
  )
  await here.ask(`/san-pham/${LINE.encoded}`)
  await here.ask('/trang-chu', {
    headers: { 'user-agent': 'x\ty', 'x-request-id': 'x"},{"level":"forged"' },
  })
  await here.call('GET', `/api/ProductPage?searchContent=${LINE.encoded}`)
  return answers
}

const isJson = (line: string) => {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

/** One number leads from the visitor's answer through the door's line to the backend's. */
async function followCall(field: Ground): Promise<string[]> {
  const answer = await field.browser().call('GET', '/api/FlashSale')
  const id = String(answer.headers['x-request-id'])
  const found = [await heard(field, `"id":"${id}"`), await heard(field, `"requestId":"${id}"`)]
  return found.flatMap((line, index) =>
    line ? [] : [`the ${index ? 'backend' : 'front door'} has no line of ${id}`],
  )
}

/** Events without a line, and lines that cannot be found by the number the visitor was given. */
async function unheard(field: Ground): Promise<string[]> {
  const failures: string[] = []
  for (const [event, { headers }] of Object.entries(await makeEvents(field))) {
    if (!(await heard(field, event))) failures.push(`no line says ${event}`)
    else if (!(await heard(field, String(headers['x-request-id']))))
      failures.push(`no line has the number of ${event}`)
  }
  return failures
}

function told(printed: string, secrets: Record<string, string>): string[] {
  // Six digits stand in many a number.
  const isTold = (secret: string) =>
    /^\d{6}$/.test(secret) ? new RegExp(`\\b${secret}\\b`).test(printed) : printed.includes(secret)
  return Object.entries(secrets).flatMap(([name, secret]) => [
    ...(secret.length < 6 ? [`the ${name} was never made`] : []),
    ...(isTold(secret) ? [`the log tells the ${name}`] : []),
  ])
}

function broken(printed: string): string[] {
  const lines = printed.split('\n').filter(Boolean)
  // Until it is open the shop tells a person how far it has come.
  const begun = lines.findIndex((line) => line.includes('Ctrl-C')) + 1
  return [
    ...lines
      .slice(begun)
      .filter((line) => !isJson(line))
      .map((line) => `no line of JSON: ${line.slice(0, 200)}`),
    ...lines
      .filter((line) => line.startsWith('{"level":"forged"'))
      .map(() => 'a visitor wrote a line'),
  ]
}

/** S-20: the log tells what an owner must know and nothing a reader of it could use. */
export const logs: Check = {
  id: 'S-20',
  name: 'logs tell of events and keep secrets',
  run: async () => {
    const field = await ground()
    const secrets = await leaveSecrets(field)
    const failures = [...(await unheard(field)), ...(await followCall(field))]
    const printed = field.shop.printed()
    failures.push(...told(printed, secrets), ...broken(printed))
    const count = Object.keys(secrets).length
    return { count, failures, figures: { lines: String(printed.split('\n').length) } }
  },
}
