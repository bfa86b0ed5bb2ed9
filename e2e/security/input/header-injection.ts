import { eachOf, shareOf } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { type HttpAnswer, send } from '@/e2e/support/http'
import { sharedShop } from '@/e2e/support/shop'

const breaks = [
  ...[
    '%0d%0a',
    '%0a',
    '%0d',
    '%0D%0A%20',
    '%0a%09',
    '%250d%250a',
    '%25%30%61',
    '%E5%98%8D%E5%98%8A',
  ],
  ...[
    '%E2%80%A8',
    '%C2%85',
    '%u000a',
    '%00%0d%0a',
    '%23%0d%0a',
    '%3F%0d%0a',
    '\\r\\n',
    '%5cr%5cn',
    '&#13;&#10;',
  ],
  ...['%0b', '%0c', '%EF%BC%8D%EF%BC%8A'],
]
const extras = ['X-Injected:%201', 'Set-Cookie:%20injected=1']
const payloads = breaks.flatMap((line) => extras.map((extra) => `a${line}${extra}`))

type Sent = { method?: string; target: string; headers?: Record<string, string>; body?: string }

/** Every place from which a visitor's word might reach a header of the answer. */
const places: ((payload: string) => Sent)[] = [
  (x) => ({ target: `/?x=${x}` }),
  (x) => ({ target: `/${x}` }),
  (x) => ({ target: `/san-pham/danh-muc?x=${x}` }),
  (x) => ({ target: `/tai-khoan?next=${x}` }),
  (x) => ({ target: `/tai-khoan/don-hang/${x}` }),
  (x) => ({ target: `/tai-khoan/don-hang?page=${x}` }),
  (x) => ({ target: `/product/${x}` }),
  (x) => ({ target: `/tin-sach/${x}` }),
  (x) => ({ target: `/m/${x}` }),
  (x) => ({ target: `/login?next=/${x}` }),
  (x) => ({ target: `/mobile/session?code=${x}&next=/${x}` }),
  (x) => ({ target: `/mobile/myexam/1?token=${x}&x=${x}` }),
  (x) => ({ target: `/api/auth/signin?callbackUrl=${x}` }),
  (x) => ({ target: `/api/auth/callback/google?state=${x}&code=${x}&error=${x}` }),
  (x) => ({ target: `/media/${x}` }),
  (x) => ({ target: `/media/covers/1.webp?download=${x}` }),
  (x) => ({ target: `/og/${x}` }),
  (x) => ({ target: `/sitemaps/${x}.xml` }),
  (x) => ({ target: '/trang-chu', headers: { cookie: `theme=${x}; hien-sach-session=${x}` } }),
  (x) => ({
    target: '/api/Order',
    headers: { cookie: `hien-sach-orders=${x}`, 'x-request-id': x },
  }),
  (x) => ({ target: '/trang-chu', headers: { 'x-forwarded-host': x, 'x-forwarded-proto': x } }),
  (x) => ({ target: '/trang-chu', headers: { 'if-none-match': x, origin: x, referer: x } }),
  (x) => ({
    method: 'POST',
    target: '/api/Redirect/Check-url',
    body: JSON.stringify({
      url: `http://localhost/m/${decodeURIComponent(x.replace(/%(?![\da-f]{2})/gi, '%25'))}`,
    }),
  }),
  (x) => ({
    method: 'POST',
    target: '/mobile/session',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `code=${x}&next=${x}`,
  }),
]

/** What stands in an answer's head that a visitor put there as a line of its own. */
function injectedInto({ rawHeaders }: HttpAnswer): string | undefined {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  const values = rawHeaders.filter((_, index) => index % 2 === 1)
  if (names.includes('x-injected')) return 'has the header X-Injected'
  if (values.some((value, index) => names[index] === 'set-cookie' && /^\s*injected=/.test(value)))
    return 'sets a cookie'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  const broken = values.find((value) => /[\u0000-\u0008\u000a-\u001f\u007f]/.test(value))
  return broken === undefined ? undefined : `has a control character in ${JSON.stringify(broken)}`
}

/** Nothing a visitor sends becomes a header of the answer. */
export const headerInjection: Check = {
  name: 'header-injection',
  proves: 'line breaks in what reaches a header',
  run: async (pace) => {
    const { origin } = await sharedShop()
    const all = places.flatMap((place) => payloads.map((payload) => place(payload)))
    const tried = shareOf(all, pace, 7)
    const failures = await eachOf(tried, async (sent) => {
      const answer = await send(origin, {
        ...sent,
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'storefront',
          ...sent.headers,
        },
      })
      const fault =
        injectedInto(answer) ?? (answer.status >= 500 ? `answered ${answer.status}` : undefined)
      return fault && `${JSON.stringify(sent).slice(0, 300)} ${fault}`
    })
    return {
      count: tried.length,
      failures,
      figures: { payloads: String(payloads.length), places: String(places.length) },
    }
  },
}
