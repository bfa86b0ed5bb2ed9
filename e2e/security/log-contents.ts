import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type LiveShop, liveShop } from '@/e2e/security/live-shop'
import { newcomer } from '@/e2e/security/people'
import type { Check } from '@/e2e/support/check'
import { askPlainly, type Browser, jsonOf } from '@/e2e/support/http-browser'

/** Longer than the shop keeps its lines before it writes them. */
const PATIENCE_MS = 20_000

const word = () => `q${randomBytes(6).toString('hex')}`

/** Answers once the log says it, or null. */
async function heard(live: LiveShop, text: string): Promise<string | null> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(200)) {
    const line = live.shop
      .printed()
      .split('\n')
      .find((one) => one.includes(text))
    if (line) return line
  }
  return null
}

/** The code in the newest letter to somebody. */
async function mailedCode({ shop }: LiveShop, email: string): Promise<string> {
  const folder = join(shop.dataDir, 'outbox')
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(200)) {
    const emails = existsSync(folder)
      ? readdirSync(folder).filter((name) => name.endsWith('.eml'))
      : []
    for (const name of emails) {
      const letter = readFileSync(join(folder, name), 'utf8')
      const [code] = letter.includes(email)
        ? (/\b\d{6}\b/.exec(letter.split('\n\n').slice(1).join()) ?? [])
        : []
      if (code) return code
    }
  }
  throw new Error(`no letter to ${email} has come`)
}

const asApp = (live: LiveShop, path: string, body: unknown, headers: Record<string, string> = {}) =>
  askPlainly(live.shop.backendOrigin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** What people type and carry around; none of it belongs into a log. */
async function leaveSecrets(live: LiveShop): Promise<Record<string, string>> {
  const person = await newcomer(live)
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
  await live.browser().call('POST', '/api/User/SendSecurityCode', { Email: email })
  secrets.code = await mailedCode(live, email ?? '')
  await live.browser().call('PATCH', '/api/User/ChangePasswordNoAuth', {
    ...{ Email: email, SecurityCode: secrets.code, NewPassword: secrets.renewed },
  })
  const { token } = jsonOf(
    await asApp(live, '/api/Authentication/Login', {
      Email: email,
      Password: secrets.renewed,
      remember: true,
    }),
  )
  secrets.token = String(token)
  const authorization = `Bearer ${token}`
  const handed = jsonOf(
    await asApp(live, '/api/mobile/session-code', { next: '/mobile/course/1' }, { authorization }),
  )
  secrets.handed = String(handed.data.code)
  await live.browser().ask(`/mobile/session?code=${secrets.handed}`)
  await asApp(live, '/api/Order/add-product', {}, { authorization: `Bearer ${secrets.forged}` })
  return secrets
}

const LINE = { raw: 'x\r\n{"level":"forged"}', encoded: 'x%0d%0a{"level":"forged"}' }

/** Events an owner looks for after a theft, each with what makes it and the text by which its line is known. */
async function makeEvents(live: LiveShop) {
  const pupil = live.account('user')
  const here = live.browser()
  const Email = pupil.email
  const answers: Record<string, Awaited<ReturnType<Browser['call']>>> = {}
  answers['"event":"signed in"'] = await here.signIn(Email, pupil.password)
  const guest = live.browser()
  answers['"event":"sign-in failed"'] = await guest.call('POST', '/api/Authentication/Login', {
    ...{ Email: 'nobody@checks.test', Password: LINE.raw, remember: true },
  })
  answers['"event":"refused"'] = await here.call('GET', '/api/staff/orders')
  const target = `${word()}@checks.test`
  for (let tries = 0; tries < 7; tries++)
    answers['"event":"limit"'] = await guest.call('POST', '/api/Authentication/Login', {
      ...{ Email: target, Password: 'wrong', remember: true },
    })
  answers['"event":"password refused"'] = await here.call('PATCH', '/api/User/ChangePassword', {
    ...{ Password: 'wrong', NewPassword: 'another one' },
  })
  answers['"event":"notice unsigned"'] = await askPlainly(
    live.shop.backendOrigin,
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

/** One number leads from the visitor's answer through the entry's line to the backend's. */
async function followCall(live: LiveShop): Promise<string[]> {
  const answer = await live.browser().call('GET', '/api/FlashSale')
  const id = String(answer.headers['x-request-id'])
  const found = [await heard(live, `"id":"${id}"`), await heard(live, `"requestId":"${id}"`)]
  return found.flatMap((line, index) =>
    line ? [] : [`the ${index ? 'backend' : 'gateway'} has no line of ${id}`],
  )
}

/** Events without a line, and lines that cannot be found by the number the visitor was given. */
async function unheard(live: LiveShop): Promise<string[]> {
  const failures: string[] = []
  for (const [event, { headers }] of Object.entries(await makeEvents(live))) {
    if (!(await heard(live, event))) failures.push(`no line says ${event}`)
    else if (!(await heard(live, String(headers['x-request-id']))))
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

/** The log tells what an owner must know and nothing a reader of it could use. */
export const logContents: Check = {
  name: 'log-contents',
  proves: 'logs tell of events and keep secrets',
  run: async () => {
    const live = await liveShop()
    const secrets = await leaveSecrets(live)
    const failures = [...(await unheard(live)), ...(await followCall(live))]
    const printed = live.shop.printed()
    failures.push(...told(printed, secrets), ...broken(printed))
    const count = Object.keys(secrets).length
    return { count, failures, figures: { lines: String(printed.split('\n').length) } }
  },
}
