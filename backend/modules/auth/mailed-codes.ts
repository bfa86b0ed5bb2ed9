import { v7 as uuid } from 'uuid'
import type { Account } from '@/backend/modules/accounts'
import { authEmails } from '@/backend/modules/auth/emails'
import { CODE_MINUTES, codeHash, drawCode, isCode } from '@/backend/modules/auth/one-time-code'
import {
  findCode,
  findEmailedCode,
  type OpenCode,
  type Purpose,
  putCode,
  renewCode,
} from '@/backend/modules/auth/one-time-code-queries'
import { countCodeTry } from '@/backend/modules/auth/throttles'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { addressBlock } from '@/backend/platform/http/address-block'
import { enqueueEmail } from '@/backend/platform/mail/outbox'

const emailFor = { activate: 'activation', reset: 'securityCode', prove: 'proof' } as const

type Where = Pick<Context, 'config' | 'settings' | 'now' | 'ip'>

const goodUntil = (now: Date) => new Date(now.getTime() + CODE_MINUTES * 60_000)

/** Mails an account a new code; the ones asked for from the same place before are void. `tokenHash` is the hash of the token a registration goes on with. */
export async function emailCode(
  tx: Tx,
  context: Where,
  { account, purpose, tokenHash }: { account: Account; purpose: Purpose; tokenHash?: string },
): Promise<void> {
  const { config, now, ip } = context
  const [id, code, at] = [uuid(), drawCode(), now()]
  await putCode(
    tx,
    {
      id,
      userId: account.id,
      purpose,
      ...(tokenHash && { tokenHash }),
      codeHash: codeHash(config.tokenSecret, id, code),
      askedFrom: addressBlock(ip),
      expiresAt: goodUntil(at),
      createdAt: at,
    },
    at,
  )
  const email = authEmails(emailShop(context))[emailFor[purpose]](account.name, code)
  await enqueueEmail(tx, account.email, { ...email, isCode: true }, at)
}

/** Mails another code for the same token. */
export async function emailCodeAgain(
  tx: Tx,
  context: Where,
  { id, account }: { id: string; account: Account },
): Promise<void> {
  const { config, now } = context
  const [code, at] = [drawCode(), now()]
  await renewCode(tx, {
    id,
    codeHash: codeHash(config.tokenSecret, id, code),
    expiresAt: goodUntil(at),
  })
  const email = authEmails(emailShop(context)).activation(account.name, code)
  await enqueueEmail(tx, account.email, { ...email, isCode: true }, at)
}

type Tried = Pick<Context, 'db' | 'config' | 'now' | 'ip' | 'log'>

/** The code when it is right; a wrong one has cost a try, a right one has not: it is shown again with the new password. */
async function tryCode(
  context: Tried,
  code: OpenCode,
  { typed, email }: { typed: string; email: string | null },
): Promise<OpenCode | null> {
  const attempt = await countCodeTry(context, code, email)
  const isRight = isCode(context.config.tokenSecret, code.id, typed, code.codeHash)
  if (!attempt || !isRight) return null
  await attempt.wasRight()
  return code
}

/** The code of the registration a token goes on with. Nobody else knows the token, so its tries are counted together. */
export async function checkRegistrationCode(context: Tried, id: string, typed: string) {
  const code = await findCode(context.db, id, context.now())
  return code && tryCode(context, code, { typed, email: null })
}

/** The code that was mailed to an e-mail. */
export async function checkEmailedCode(
  context: Tried,
  { email, purpose, typed }: { email: string; purpose: Purpose; typed: string },
) {
  const { db, ip, now } = context
  const code = await findEmailedCode(db, { email, purpose, block: addressBlock(ip) }, now())
  return code && tryCode(context, code, { typed, email })
}
