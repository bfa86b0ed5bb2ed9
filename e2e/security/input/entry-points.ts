import { admin, pupil, credentials as signInBody, staff } from '@/e2e/support/sample-accounts'
import { type RunningShop, sharedSecret } from '@/e2e/support/shop'

export const visitors = ['guest', 'user', 'staff', 'admin'] as const
export type VisitorName = (typeof visitors)[number]

const accounts = { user: pupil, staff, admin } as const
export type Account = keyof typeof accounts

export type WireCall = {
  method: string
  address: string
  body?: string | undefined
  headers?: Record<string, string> | undefined
}

/** A way into the shop: what every call carries there, and what a signed-in one does. */
export type EntryPoint = {
  name: 'gateway' | 'backend'
  call: (visitor: VisitorName, call: WireCall) => Promise<Response>
  /** Signs everybody in anew when a call has signed somebody out. */
  refresh: () => Promise<void>
}

let last = 0
/** Every call comes from an address of its own: what is tried here is not the limits. */
const freshAddress = () => {
  last += 1
  return `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`
}

type Way = {
  name: EntryPoint['name']
  origin: string
  usual: Record<string, string>
  /** What a signed-in caller carries, from the answer to the sign-in. */
  credentials: (answer: Response) => Promise<Record<string, string>>
}

function entryPoint({ name, origin, usual, credentials }: Way): EntryPoint {
  const held: Partial<Record<VisitorName, Record<string, string>>> = {}
  const send = (
    { method, address, body, headers }: WireCall,
    more: Record<string, string> | undefined,
  ) =>
    fetch(origin + address, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'x-forwarded-for': freshAddress(),
        ...usual,
        ...more,
        ...headers,
      },
      body: body ?? null,
    })
  async function signIn(account: Account) {
    const body = JSON.stringify(signInBody(accounts[account]))
    const answer = await send(
      { method: 'POST', address: '/api/Authentication/Login', body },
      undefined,
    )
    if (!answer.ok) throw new Error(`${account} cannot sign in: ${await answer.text()}`)
    held[account] = await credentials(answer)
  }
  return {
    name,
    call: (visitor, call) => send(call, held[visitor]),
    refresh: async () => {
      for (const account of Object.keys(accounts) as Account[]) {
        const asked = { method: 'GET', address: '/api/UserAddress' }
        const answer = held[account] && (await send(asked, held[account]))
        await answer?.arrayBuffer()
        if (answer?.status !== 200) await signIn(account)
      }
    },
  }
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** The same shop as a browser of our own pages meets it, and straight at its backend. */
export const entryPoints = ({ origin, backendOrigin }: RunningShop): EntryPoint[] => [
  entryPoint({
    name: 'gateway',
    origin,
    usual: { 'x-requested-with': 'storefront' },
    credentials: async (answer) => {
      await answer.arrayBuffer()
      return { cookie: cookiesOf(answer) }
    },
  }),
  entryPoint({
    name: 'backend',
    origin: backendOrigin,
    usual: { 'x-internal-secret': sharedSecret },
    credentials: async (answer) => {
      const { token } = (await answer.json()) as { token: string }
      return { authorization: `Bearer ${token}` }
    },
  }),
]
