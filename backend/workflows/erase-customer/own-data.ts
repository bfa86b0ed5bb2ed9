import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findAccount, isChild } from '@/backend/modules/accounts'
import { hashToken } from '@/backend/modules/auth'
import {
  askOnce,
  cancelOpenErasure,
  checkOwnPassword,
  dayText,
  findExport,
  findGuardian,
  GRACE_DAYS,
  guardianDto,
  hasOpenRequest,
  inDays,
  isStopped,
  listConsents,
  listRequests,
  privacyEmails,
  type Requester,
  privacyTexts as texts,
} from '@/backend/modules/privacy'
import { emailShop } from '@/backend/modules/settings'
import { type Context, callerOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound, tooManyRequests } from '@/backend/platform/http/http-error'
import { countHit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { EXPORT_FILE } from '@/backend/read-models/personal-data/export-file'
import { countHeld } from '@/backend/read-models/personal-data/export-person'
import { personOfAccount } from '@/backend/read-models/personal-data/find-person'
import { findOpenMatters } from '@/backend/read-models/personal-data/open-matters'
import { EXPORTS } from '@/backend/workflows/erase-customer/carry-out-erasure'
import type { PrivacyOverview } from '@/contract/shop/privacy'

const DAY_S = 24 * 60 * 60
const EXPORTS_A_DAY = 5

const requesterOf = (context: Pick<Context, 'caller'>): Requester => ({
  userId: callerOf(context).userId,
  email: null,
})

/** What the shop keeps of the caller, what they agreed to and what they asked for. */
export async function readOwnData(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
): Promise<PrivacyOverview> {
  const { db, now } = context
  const { userId } = callerOf(context)
  const account = await findAccount(db, userId)
  const person = await personOfAccount(db, userId)
  if (!account || !person) throw notFound()
  const consents = await listConsents(db, userId)
  return {
    isChild: isChild(account, now()),
    isRestricted: account.restrictedAt !== null,
    isStopped: await isStopped(db, account, now()),
    hasPassword: account.passwordHash !== null,
    consents: consents.map(({ purpose, isGiven, textVersion, source, createdAt }) => ({
      purpose,
      isGiven,
      textVersion,
      source,
      createdTime: createdAt.toISOString(),
    })),
    guardian: guardianDto(await findGuardian(db, userId)),
    requests: await listRequests(db, requesterOf(context)),
    held: await countHeld(db, person),
  }
}

/** Asks for a ZIP of everything; the job makes it and mails the link. */
export async function askForExport(context: Pick<Context, 'caller' | 'db' | 'now'>): Promise<void> {
  const { db, now } = context
  const { userId } = callerOf(context)
  if (await hasOpenRequest(db, requesterOf(context), 'export')) return
  const key = throttleKey('privacy-export', { user: userId })
  const { allowed, retryAfter } = await countHit(db, key, EXPORTS_A_DAY, DAY_S, now())
  if (!allowed) throw tooManyRequests(retryAfter)
  await transact(db, (tx) => askOnce(tx, requesterOf(context), 'export', now()))
}

/** The caller's own file, for the link and the password; a stranger's link opens nothing. */
export async function downloadExport(context: Context, token: string, password: string) {
  const { db, now, config, log } = context
  const { id } = await checkOwnPassword(context, password)
  const name = await findExport(db, id, hashToken(token), now())
  if (!name) throw new HttpError(404, texts.linkOver)
  log.info({ event: 'export fetched', userId: id, ip: context.ip })
  const bytes = await readFile(join(config.dataDir, EXPORTS, name))
  return { fileName: EXPORT_FILE, base64: bytes.toString('base64') }
}

/** Erases the caller in fourteen days, unless they think better of it; what is still under way comes first. */
export async function askForErasure(context: Context, password: string): Promise<string> {
  const { db, now, log } = context
  const account = await checkOwnPassword(context, password)
  const person = await personOfAccount(db, account.id)
  const open = person ? await findOpenMatters(db, person) : []
  if (open.length > 0) throw new HttpError(409, texts.finishFirst(open))
  const day = dayText.format(inDays(now(), GRACE_DAYS))
  await transact(db, async (tx) => {
    if (!(await askOnce(tx, requesterOf(context), 'erase', now()))) return
    const email = privacyEmails(emailShop(context)).erasureAsked(account.name, day)
    await enqueueEmail(tx, account.email, email, now())
  })
  log.info({ event: 'erasure asked', userId: account.id, ip: context.ip })
  return texts.erasureAsked(day)
}

/** After a guardian's no the child undoes nothing alone. */
export async function assertNotStopped({
  db,
  now,
  caller,
}: Pick<Context, 'caller' | 'db' | 'now'>): Promise<void> {
  const account = caller && (await findAccount(db, caller.userId))
  if (account && (await isStopped(db, account, now())))
    throw new HttpError(409, texts.guardianFirst)
}

export async function takeErasureBack(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
): Promise<string> {
  await assertNotStopped(context)
  if (!(await cancelOpenErasure(context.db, requesterOf(context), context.now())))
    throw new HttpError(404, texts.noErasure)
  return texts.erasureCancelled
}
