import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Services } from '@/backend/platform/context'
import { htmlLetter } from '@/backend/platform/mail/html-layout'
import type { Email } from '@/backend/platform/mail/outbox'
import { type MailAccount, USUAL_SENDER } from '@/backend/platform/settings'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends one e-mail or throws. `id` becomes its Message-ID, so that one sent twice is recognised. */
export type Transport = (id: string, email: Email) => Promise<void>

/** The address of `MAIL_FROM`, with or without a name before it. */
const addressIn = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

const headersOf = (shop: string, from: string, id: string, { to, subject, text, html }: Email) => ({
  from: { name: shop, address: addressIn(from) },
  // One address as it stands, not a list to be read: what is no address is refused, and makes no second receiver.
  to: { name: '', address: to },
  subject,
  text,
  ...(html !== null && { html: htmlLetter({ subject, html }, shop) }),
  messageId: `<${id}@hien-sach>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

type Deliver = (shop: string, ...mail: Parameters<Transport>) => Promise<void>

/** The server an account names. */
export function mailServerOf({ url }: MailAccount) {
  const { protocol, hostname, port } = new URL(url)
  const secure = protocol === 'smtps:'
  return { host: hostname, port: Number(port) || (secure ? 465 : 587), secure }
}

type SaidError = Error & { code?: string; responseCode?: number }

/** What a server said is kept with an e-mail and shown in the office; some repeat what they were sent. */
function withoutPassword(error: unknown, password: string): unknown {
  const { message, code, responseCode } = error as SaidError
  if (!password || !`${message}`.includes(password)) return error
  return Object.assign(new Error(message.replaceAll(password, '…')), { code, responseCode })
}

function smtp({ url, from }: MailAccount): Deliver {
  const { hostname, username, password } = new URL(url)
  const pass = decodeURIComponent(password)
  const { host, port, secure } = mailServerOf({ url, from })
  const server = createTransport({
    ...{ host, port, secure },
    // A password or a code never travels in the open; a server on this machine may do without.
    requireTLS: !secure && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass },
    }),
    pool: true,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  })
  return async (shop, id, email) => {
    await server.sendMail(headersOf(shop, from, id, email)).catch((error: unknown) => {
      throw withoutPassword(error, pass)
    })
  }
}

function files(folder: string, from: string): Deliver {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (shop, id, email) => {
    const { message } = await writer.sendMail(headersOf(shop, from, id, email))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${id}.eml`)
    // Whole or not at all: somebody may be watching the folder.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }
}

/** SMTP as it is set at the moment; without it each e-mail becomes a file under `dataDir/outbox`. */
export function createMailTransport({
  config,
  settings,
}: Pick<Services, 'config' | 'settings'>): Transport {
  let known: string | null = null
  let deliver: Deliver
  return (id, email) => {
    const { shop, accounts } = settings.current()
    const { mail } = accounts
    const now = JSON.stringify(mail)
    if (now !== known) {
      deliver = mail ? smtp(mail) : files(join(config.dataDir, 'outbox'), USUAL_SENDER)
      known = now
    }
    return deliver(shop.name, id, email)
  }
}
