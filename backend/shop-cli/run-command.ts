import { explanationOf, localCommand } from '@/backend/shop-cli/backup-commands'
import { type StaffRequest, UsageError } from '@/backend/shop-cli/commands/command'
import { requestOf } from '@/backend/shop-cli/parse-command'
import { shopCliTexts as texts } from '@/backend/shop-cli/texts'
import type { OrderItem } from '@/contract/shop/orders'
import type { OpenPayment } from '@/contract/staff/orders'

const TIMEOUT_MS = 20_000
const REFUND_DUE = 3

type Environment = Record<string, string | undefined>
type ResponseBody = {
  token?: string
  data?: unknown
  totalPage?: number
  totalItem?: number
  successMessage?: string
  errorMessage?: string
}

async function ask(origin: string, { method, path, body }: StaffRequest, token?: string) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new UsageError(texts.unreachable(origin))
  })
  const received = (await response.json()) as ResponseBody
  if (!response.ok) throw new UsageError(received.errorMessage ?? String(response.status))
  return received
}

async function signIn(
  origin: string,
  { SHOP_STAFF_EMAIL, SHOP_STAFF_PASSWORD, SHOP_STAFF_CODE }: Environment,
) {
  if (!SHOP_STAFF_EMAIL || !SHOP_STAFF_PASSWORD) throw new UsageError(texts.credentials)
  const body = { Email: SHOP_STAFF_EMAIL, Password: SHOP_STAFF_PASSWORD }
  const path = '/api/Authentication/Login'
  const { token } = await ask(origin, { method: 'POST', path, body })
  if (!token) throw new UsageError(texts.notSignedIn)
  if (SHOP_STAFF_CODE) {
    const unlock = '/api/staff/session/unlock'
    await ask(origin, { method: 'POST', path: unlock, body: { code: SHOP_STAFF_CODE } }, token)
  }
  return token
}

type TextData = { version: number; isPublished: boolean; isChanged: boolean }

/** What readers see follows at once, unless a draft waits that nobody asked to publish. */
async function fromNewest(origin: string, request: StaffRequest, token: string) {
  const { path, body, isText } = request
  if (!isText || !body || Object.keys(body).length === 0) return request
  const { data } = await ask(origin, { method: 'GET', path }, token)
  const { version, isPublished, isChanged } = data as TextData
  if (isChanged && body.isPublished === undefined) throw new UsageError(texts.draftWaits)
  const shown = body.isPublished ?? (isPublished || undefined)
  return { ...request, body: { ...body, version, isPublished: shown } }
}

/** The session ends with the command. */
const signOut = (origin: string, token: string) =>
  ask(origin, { method: 'POST', path: '/api/Authentication/Logout', body: {} }, token).catch(
    () => null,
  )

const orderRow = (item: OrderItem) =>
  [
    item.orderId,
    item.orderCode,
    item.createdTime.slice(0, 16),
    `status ${item.status}`,
    `${item.total} ₫`,
    item.firstProductName,
  ].join('  ')

const paymentRow = (item: OpenPayment) =>
  [
    item.orderId,
    item.orderCode,
    item.createdTime.slice(0, 16),
    item.txnRef,
    `${item.amount} ₫`,
    item.status === REFUND_DUE ? texts.refundDue : texts.heldBack,
    [item.provider, item.gatewayNo, item.responseCode].filter(Boolean).join(' '),
  ].join('  ')

const listRow = (item: OrderItem | OpenPayment) =>
  'txnRef' in item ? paymentRow(item) : orderRow(item)

function shown({ data, totalPage, totalItem, successMessage }: ResponseBody, page: number): string {
  if (Array.isArray(data)) {
    const rows = (data as (OrderItem | OpenPayment)[]).map(listRow)
    return [...rows, texts.page(page, totalPage ?? 1, totalItem ?? rows.length)].join('\n')
  }
  return [successMessage, JSON.stringify(data, null, 2)].filter(Boolean).join('\n')
}

/** Runs one command of the shop's staff; `print` gets what a person reads, the result is the exit code. */
export async function runShopCommand(
  args: string[],
  environment: Environment,
  print: (line: string) => void,
): Promise<number> {
  try {
    const runLocally = localCommand(args, environment, print)
    if (runLocally) {
      await runLocally()
      return 0
    }
    const request = requestOf(args)
    const origin = (environment.SHOP_API_URL ?? 'http://127.0.0.1:4000').replace(/(?<!\/)\/+$/, '')
    const token = await signIn(origin, environment)
    try {
      const page = Number(new URL(request.path, origin).searchParams.get('page') ?? 1)
      print(shown(await ask(origin, await fromNewest(origin, request, token), token), page))
    } finally {
      await signOut(origin, token)
    }
    return 0
  } catch (error) {
    const explanation = explanationOf(error)
    if (explanation === null) throw error
    print(explanation)
    return 1
  }
}
