import 'server-only'
import { z } from 'zod/mini'
import { messages } from '@/contract/messages'
import { errorResponse } from '@/lib/api/error-response'
import { isExpiredToken, readMockToken, signMockToken } from '@/lib/auth/template-mock/token'
import {
  addMockUser,
  changeMockUser,
  checkMockPassword,
  findMockUser,
  type MockUser,
} from '@/lib/auth/template-mock/users'
import { isSameOrigin } from '@/lib/bff/same-origin'
import { textWithin } from '@/lib/bff/text-within'
import { env } from '@/lib/env'
import { defaultTheme } from '@/lib/preferences/themes'

// The template's own words; they are part of its calls and stay as they are.
const texts = {
  email: 'Check your email address',
  password: 'Check your password',
  taken: 'The email address is already in use',
  invalidToken: 'Invalid access token detected',
  failed: 'Failed to login with token.',
  expired: 'access token expired',
}

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })

const signedIn = async (user: MockUser) =>
  answer({ user, access_token: await signMockToken(user.uuid) })

const errors = (type: 'email' | 'password', message: string) =>
  answer({ error: [{ type, message }] })

type Handler = (request: Request) => Promise<Response>

/** The template's mock calls exist in a demonstration with our backend only, and take changes from the shop's own pages only. */
const mock =
  (handler: Handler): Handler =>
  async (request) => {
    const { shopMode, publicUrl, hasOwnBackend } = env()
    if (shopMode !== 'demo' || !hasOwnBackend) return errorResponse(404, messages.noSuchCall)
    const own = [new URL(publicUrl).origin, `http://${request.headers.get('host')}`]
    if (request.method !== 'GET' && !isSameOrigin(request.headers, own))
      return errorResponse(403, messages.foreignRequest)
    return handler(request)
  }

const queryOf = (request: Request) => new URL(request.url).searchParams

const MAX_BYTES = 64 * 1_024

const jsonOf = (text: string | null): unknown => {
  try {
    return text && JSON.parse(text)
  } catch {
    return null
  }
}

async function bodyOf<S extends z.ZodMiniType>(request: Request, schema: S) {
  const parsed = schema.safeParse(jsonOf(await textWithin(request, MAX_BYTES)))
  return parsed.success ? (parsed.data as z.output<S>) : null
}

const tokenOf = (request: Request) =>
  /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ??
  queryOf(request).get('access_token') ??
  ''

/** A browser sends no body with a GET: e-mail and password are read from the query. */
export const mockSignIn = mock(async (request) => {
  const query = queryOf(request)
  const found = checkMockPassword(query.get('email') ?? '', query.get('password') ?? '')
  return found.user ? signedIn(found.user) : errors(found.wrong, texts[found.wrong])
})

export const mockAccessToken = mock(async (request) => {
  const token = tokenOf(request)
  const uuid = await readMockToken(token)
  const user = uuid === null ? null : findMockUser(uuid)
  if (user) return signedIn(user)
  const warning = isExpiredToken(token) ? { warning: texts.expired } : {}
  return answer({ error: texts.invalidToken, errorMessage: texts.failed, ...warning }, 401)
})

const short = z.string().check(z.minLength(1), z.maxLength(200))
const Registration = z.object({ displayName: short, email: short, password: short })

export const mockRegister = mock(async (request) => {
  const form = await bodyOf(request, Registration)
  if (!form) return errorResponse(400, messages.badInput)
  const user = addMockUser(form.displayName, form.email, form.password)
  return user ? signedIn(user) : errors('email', texts.taken)
})

const Change = z.object({
  user: z.object({
    data: z.object({
      displayName: z.optional(short),
      settings: z.optional(z.record(z.string().check(z.maxLength(50)), z.unknown())),
      shortcuts: z.optional(z.array(short).check(z.maxLength(50))),
    }),
  }),
})

export const mockUserUpdate = mock(async (request) => {
  const uuid = await readMockToken(tokenOf(request))
  if (uuid === null) return answer({ error: texts.invalidToken }, 401)
  const change = await bodyOf(request, Change)
  if (!change) return errorResponse(400, messages.badInput)
  const { displayName, settings, shortcuts } = change.user.data
  const user = changeMockUser(uuid, {
    ...(displayName !== undefined && { displayName }),
    ...(settings !== undefined && { settings }),
    ...(shortcuts !== undefined && { shortcuts }),
  })
  return user ? answer({ user }) : answer({ error: texts.invalidToken }, 401)
})

export const mockDefaultData = mock(async () =>
  answer({ settings: { theme: defaultTheme, fontScale: 1, layout: 'horizontal' }, shortcuts: [] }),
)
