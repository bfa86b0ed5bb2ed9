import { z } from 'zod'
import { viettelBody } from '@/backend/integrations/viettel-invoice/body'
import type { ViettelSettings } from '@/backend/integrations/viettel-invoice/definition'
import {
  type InvoiceProvider,
  InvoiceRefusal,
  type IssuedInvoice,
} from '@/backend/modules/invoices'

export const viettelPaths = {
  login: '/auth/login',
  create: '/InvoiceAPI/InvoiceWS/createInvoice',
  find: '/InvoiceAPI/InvoiceWS/searchInvoiceByTransactionUuid',
} as const

/** The service itself recommends a minute. */
const TIMEOUT_MS = 60_000
const NOT_FOUND = 'NOT_FOUND_DATA'
const REF_USED = 'TRANSACTION_UUID_INVALID'
/** An expired token is answered like a fault of the server. */
const TOKEN_EXPIRED = 'GENERAL'
/** What passes by itself, though it comes as a refusal. */
const passing = ['GENERAL', 'SYSTEM_ERROR', 'TIME_OUT', 'TOO_MANY_REQUESTS', 'SERVER_BUSY']

const text = z.string().nullish()
const Envelope = z.object({
  code: z.union([z.string(), z.number()]).nullish(),
  errorCode: z.union([z.string(), z.number()]).nullish(),
  message: text,
  description: text,
  data: z.unknown().optional(),
  result: z.unknown().optional(),
})
const Invoice = z.object({
  invoiceNo: z.string().min(1),
  reservationCode: text,
  codeOfTax: text,
  issueDate: z.number().nullish(),
})
const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() })

class ViettelError extends Error {
  constructor(
    readonly code: string,
    readonly isFinal: boolean,
    said: string,
  ) {
    super(said ? `${code}: ${said}` : code)
  }
}

/** Faults come as HTTP 400 with `message` and `data`, or as 200 with `errorCode` and `description`. */
function answerOf(status: number, body: unknown): unknown {
  const parsed = Envelope.safeParse(body)
  if (!parsed.success) throw new ViettelError(`HTTP ${status}`, false, 'no answer to be understood')
  const { code, errorCode, message, description, data, result } = parsed.data
  const fault = errorCode || (status >= 400 || code ? (message ?? code) : null)
  if (!fault && result !== undefined) return result
  if (!fault) throw new ViettelError(`HTTP ${status}`, false, 'an answer without a result')
  const said = description ?? (typeof data === 'string' ? data : '')
  const name = String(fault)
  const isFinal = status < 500 && status !== 401 && status !== 429 && !passing.includes(name)
  throw new ViettelError(name, isFinal, said)
}

const issuedOf = (row: unknown, at: Date): IssuedInvoice => {
  const { invoiceNo, reservationCode, codeOfTax, issueDate } = Invoice.parse(row)
  return {
    number: invoiceNo,
    lookupCode: reservationCode ?? '',
    authorityCode: codeOfTax || null,
    issuedAt: issueDate ? new Date(issueDate) : at,
  }
}

/** Keeps a token until shortly before it ends. */
function tokens({ apiUrl, username, password }: ViettelSettings) {
  const [root = apiUrl] = apiUrl.split('/services/')
  let held: { token: string; until: number } | null = null
  return async (isExpired = false) => {
    if (held && !isExpired && Date.now() < held.until) return held.token
    const reply = await fetch(root + viettelPaths.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // Never what was answered: it may repeat the password.
    if (!reply.ok) throw new Error(`Viettel refuses the sign-in: HTTP ${reply.status}`)
    const { access_token: token, expires_in } = Token.parse(await reply.json())
    held = { token, until: Date.now() + Math.max(0, expires_in - 60) * 1000 }
    return token
  }
}

const isTokenTrouble = ({ status }: Response, body: unknown) =>
  status === 401 || (status === 500 && Envelope.safeParse(body).data?.message === TOKEN_EXPIRED)

/** Viettel SInvoice, or whoever speaks its interface at the address given. */
export function viettel(settings: ViettelSettings): InvoiceProvider {
  const tokenFor = tokens(settings)

  async function ask(path: string, type: string, body: string, isAgain = false): Promise<unknown> {
    const reply = await fetch(settings.apiUrl + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': type,
        cookie: `access_token=${await tokenFor(isAgain)}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: unknown = await reply.json().catch(() => null)
    if (!isAgain && isTokenTrouble(reply, answer)) return ask(path, type, body, true)
    return answerOf(reply.status, answer)
  }

  async function findRow(ref: string): Promise<unknown> {
    const form = new URLSearchParams({ supplierTaxCode: settings.taxCode, transactionUuid: ref })
    try {
      const rows = await ask(
        viettelPaths.find,
        'application/x-www-form-urlencoded',
        form.toString(),
      )
      return z.array(z.unknown()).parse(rows ?? [])[0] ?? null
    } catch (error) {
      if (error instanceof ViettelError && error.code === NOT_FOUND) return null
      throw error
    }
  }

  /** A reference that was used is an invoice of ours: what an earlier call made, or is still making. */
  async function afterFault(error: unknown, ref: string) {
    if (!(error instanceof ViettelError)) throw error
    const row = error.code === REF_USED ? await findRow(ref) : null
    if (row) return row
    if (error.isFinal && error.code !== REF_USED) throw new InvoiceRefusal(error.message)
    throw error
  }

  return {
    name: 'viettel',
    isCoded: settings.series.startsWith('C'),
    find: async (ref) => {
      const row = await findRow(ref)
      return row === null ? null : issuedOf(row, new Date())
    },

    issue: async (document) => {
      const path = `${viettelPaths.create}/${settings.taxCode}`
      const body = JSON.stringify(viettelBody(document, settings))
      const answer = await ask(path, 'application/json', body).catch((error: unknown) =>
        afterFault(error, document.ref),
      )
      return issuedOf(answer, document.issuedAt)
    },

    lookupUrl: ({ lookupCode }) =>
      settings.isCodeInAddress
        ? settings.lookupUrl + encodeURIComponent(lookupCode)
        : settings.lookupUrl,
  }
}
