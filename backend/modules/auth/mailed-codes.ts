import { v7 as uuid } from 'uuid'
import type { Context } from '@/backend/context'
import type { Account } from '@/backend/modules/accounts/account-queries'
import { authEmails } from '@/backend/modules/auth/emails'
import { CODE_MINUTES, codeHash, drawCode, isCode } from '@/backend/modules/auth/one-time-code'
import {
  countTry,
  findNewestCode,
  type Purpose,
  putCode,
  renewCode,
  type TriedCode,
  takeBackTry,
} from '@/backend/modules/auth/one-time-code-queries'
import type { Tx } from '@/backend/platform/db/connect'
import { enqueueEmail } from '@/backend/platform/mail/outbox'

const emailFor = { activate: authEmails.activation, reset: authEmails.securityCode }

type Where = Pick<Context, 'config' | 'now'>

const goodUntil = (now: Date) => new Date(now.getTime() + CODE_MINUTES * 60_000)

/** Mails an account a new code; the ones before are void. `tokenHash` is the hash of the token a registration goes on with. */
export async function emailCode(
  tx: Tx,
  { config, now }: Where,
  { account, purpose, tokenHash }: { account: Account; purpose: Purpose; tokenHash?: string },
): Promise<void> {
  const [id, code, at] = [uuid(), drawCode(), now()]
  await putCode(
    tx,
    {
      id,
      userId: account.id,
      purpose,
      ...(tokenHash && { tokenHash }),
      codeHash: codeHash(config.tokenSecret, id, code),
      expiresAt: goodUntil(at),
      createdAt: at,
    },
    at,
  )
  await enqueueEmail(tx, account.email, emailFor[purpose](account.name, code), at)
}

/** Mails another code for the same token. */
export async function emailCodeAgain(
  tx: Tx,
  { config, now }: Where,
  { id, account }: { id: string; account: Account },
): Promise<void> {
  const [code, at] = [drawCode(), now()]
  await renewCode(tx, {
    id,
    codeHash: codeHash(config.tokenSecret, id, code),
    expiresAt: goodUntil(at),
  })
  await enqueueEmail(tx, account.email, authEmails.activation(account.name, code), at)
}

type Tried = Pick<Context, 'db' | 'config' | 'now'>

/** The row of a code when it is right; a wrong one has cost a try, a right one has not. */
export async function tryCode(
  { db, config, now }: Tried,
  id: string | null,
  code: string,
): Promise<TriedCode | null> {
  const tried = id && (await countTry(db, id, now()))
  if (!tried || !isCode(config.tokenSecret, tried.id, code, tried.codeHash)) return null
  await takeBackTry(db, tried.id)
  return tried
}

/** As `tryCode`, for the newest code that was mailed to an e-mail. */
export const checkEmailedCode = async (
  context: Tried,
  email: string,
  purpose: Purpose,
  code: string,
) => tryCode(context, await findNewestCode(context.db, email, purpose), code)
