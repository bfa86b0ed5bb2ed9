import assert from 'node:assert/strict'
import { runNextAuth } from '@/lib/auth/testing-next-auth'

const INTERNAL = 'a shared secret of the tests'
export const ORIGIN = 'http://localhost:3000'
export const PASSWORD = 'Mật khẩu 12345'

export const registration = (Email: string) => ({
  Email,
  Phone: '0987654321',
  Name: 'Trần Minh',
  Password: PASSWORD,
  Address: '',
  WardId: null,
  IsStudent: true,
  Gender: 1,
  Birthday: '1990-01-01',
})
export const information = {
  Address: '12 Lê Lợi',
  WardId: null,
  Gender: 2,
  Birthday: '1991-02-03',
  Phone: '0987654321',
  Name: 'Minh Trần',
}

async function loadStorefront() {
  const { handleRequest } = await import('@/lib/bff/handle-request')
  const { answerNextAuth } = await import('@/lib/auth/next-auth-route')
  const { decryptSession } = await import('@/lib/session/session-token')
  const { showOutbox } = await import('@/lib/dev-outbox')
  const { env } = await import('@/lib/env')
  return { handleRequest, answerNextAuth, decryptSession, showOutbox, env }
}
type Storefront = Awaited<ReturnType<typeof loadStorefront>>

/** Cookies as a browser keeps them. */
function cookieJar() {
  const jar = new Map<string, string>()
  const written: string[] = []
  return {
    jar,
    /** Every `Set-Cookie` header that came. */
    written,
    header: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    keep(response: Response) {
      for (const header of response.headers.getSetCookie()) {
        written.push(header)
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
        const isGone = /max-age=0|expires=thu, 01 jan 1970/i.test(header) || value === ''
        if (isGone) jar.delete(name)
        else jar.set(name, value)
      }
    },
  }
}

function answer(
  { handleRequest, answerNextAuth }: Storefront,
  request: Request,
): Promise<Response> {
  const [, rest] = /^\/api\/auth\/(.+)/.exec(new URL(request.url).pathname) ?? []
  const parts = rest?.split('/')
  if (!parts) return handleRequest(request)
  return answerNextAuth(request, parts, (options) => runNextAuth(request, parts, options))
}

/** A browser with cookies and an address of its own; it remembers everything it was sent. */
function browse(storefront: Storefront, ip: string) {
  const { jar, written, header, keep } = cookieJar()
  const seen: string[] = []

  async function visit(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    headers.set('host', 'localhost:3000')
    headers.set('x-forwarded-for', ip)
    headers.set('cookie', header())
    const request = new Request(ORIGIN + path, { ...init, headers, redirect: 'manual' })
    const response = await answer(storefront, request)
    keep(response)
    const text = await response.text()
    const location = response.headers.get('location')
    seen.push(text, ...response.headers.getSetCookie(), location ?? '')
    const json = text.startsWith('{') ? JSON.parse(text) : {}
    return { status: response.status, json, location, allow: response.headers.get('allow') }
  }

  const send = (method: string, path: string, body: unknown) =>
    visit(`/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'storefront' },
      body: JSON.stringify(body),
    })

  async function form(path: string, fields: Record<string, string>) {
    const { json } = await visit('/api/auth/csrf')
    const body = new URLSearchParams({ ...fields, csrfToken: json.csrfToken, json: 'true' })
    return visit(`/api/auth/${path}`, { method: 'POST', body })
  }

  return {
    jar,
    written,
    seen,
    visit,
    /** Sends a form to next-auth with its token. */
    form,
    post: (path: string, body: unknown) => send('POST', path, body),
    patch: (path: string, body: unknown) => send('PATCH', path, body),
    signIn: (Email: string, Password = PASSWORD) =>
      form('callback/credentials', { Email, Password, remember: 'true', callbackUrl: '/' }),
    session: async () => (await visit('/api/auth/session')).json,
    isIn: async () => (await visit('/api/UserAddress')).status === 200,
    /** What the cookie holds; only the server can open it. */
    opened: async () =>
      storefront.decryptSession(jar.get('hien-sach-session'), storefront.env().nextauthSecret),
  }
}
export type Browser = ReturnType<typeof browse>

type Backend = { url: string; log: () => string; stop: () => Promise<void> }

/**
 * The storefront's answers in memory over the real backend. `environment` is both programs'; the storefront reads its own once, so a
 * test file opens one.
 */
export async function openStorefront(
  startBackend: (environment: Record<string, string>) => Promise<Backend>,
  environment: Record<string, string> = {},
) {
  const backend = await startBackend({ ...environment, INTERNAL_SECRET: INTERNAL })
  // biome-ignore lint/style/noProcessEnv: here it is written, lib/env reads it.
  Object.assign(process.env, environment, {
    UPSTREAM_URL: backend.url,
    PUBLIC_URL: ORIGIN,
    SHOP_MODE: 'demo',
    INTERNAL_SECRET: INTERNAL,
  })
  const storefront = await loadStorefront()
  let visitors = 0
  const browser = () => browse(storefront, `203.0.113.${++visitors}`)
  return {
    browser,
    /** A browser in which somebody has registered and signed in. */
    person: async (email: string) => {
      const here = browser()
      await here.post('User/Register-student', registration(email))
      assert.equal((await here.signIn(email)).status, 200)
      return here
    },
    /** The newest code on the mail page. */
    mailedCode: async (email: string) => {
      const page = await (await storefront.showOutbox()).text()
      const article = new RegExp(`data-to="${email}"[\\s\\S]*?data-code="(\\d{6})"`)
      return article.exec(page)?.[1] ?? ''
    },
    log: backend.log,
    /** Where an app calls the upstream itself. */
    upstream: backend.url,
    stop: backend.stop,
  }
}
