import { inConstantTime } from '@/backend/modules/auth'
import {
  addLink,
  askOnce,
  cancelOpenErasure,
  dayText,
  findLink,
  GRACE_DAYS,
  inDays,
  listRequests,
  privacyEmails,
  privacyTexts as texts,
} from '@/backend/modules/privacy'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, tooManyRequests } from '@/backend/platform/http/http-error'
import { countHits } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { EXPORT_FILE, exportZip } from '@/backend/read-models/personal-data/export-file'
import { countHeld, exportPerson } from '@/backend/read-models/personal-data/export-person'
import { guestOf } from '@/backend/read-models/personal-data/find-person'
import { findOpenMatters } from '@/backend/read-models/personal-data/open-matters'

const HOUR_S = 3_600

/** A few emails to one mailbox and from one address: nobody is flooded, and no list of addresses tried out. */
export async function beforeLinkMail(
  { db, ip, now }: Pick<Context, 'db' | 'ip' | 'now'>,
  email: string,
): Promise<void> {
  const limits = [
    { key: throttleKey('privacy-link', { email }), limit: 3, windowSeconds: HOUR_S },
    { key: throttleKey('privacy-link', { address: ip }), limit: 20, windowSeconds: HOUR_S },
  ]
  const { retryAfter } = await countHits(db, limits, now())
  if (retryAfter > 0) throw tooManyRequests(retryAfter)
}

/** Mails a link when a guest has ordered under the address; who asks learns nothing either way. */
export async function mailGuestLink(context: Context, email: string): Promise<void> {
  await beforeLinkMail(context, email)
  const { db, now } = context
  await inConstantTime(async () => {
    const { orderIds } = await guestOf(db, email)
    if (orderIds.length === 0) return
    await transact(db, async (tx) => {
      const token = await addLink(tx, email, 'guest', now())
      const letter = privacyEmails(emailShop(context)).guestLink(token)
      await enqueueEmail(tx, email, { ...letter, isCode: true }, now())
    })
  })
}

async function guestBehind({ db, now }: Pick<Context, 'db' | 'now'>, token: string) {
  const email = await findLink(db, token, 'guest', now())
  if (email === null) throw new HttpError(404, texts.linkOver)
  return { email, person: await guestOf(db, email) }
}

export async function readGuestData(context: Pick<Context, 'db' | 'now'>, token: string) {
  const { email, person } = await guestBehind(context, token)
  const requests = await listRequests(context.db, { userId: null, email })
  return { email, held: await countHeld(context.db, person), requests }
}

export async function exportGuestData(
  context: Pick<Context, 'db' | 'now' | 'settings'>,
  token: string,
) {
  const { person } = await guestBehind(context, token)
  const { name } = context.settings.current().shop
  const zip = exportZip(name, await exportPerson(context.db, person), context.now())
  return { fileName: EXPORT_FILE, base64: Buffer.from(zip).toString('base64') }
}

export async function eraseGuestData(
  context: Context,
  { token, isCancelled }: { token: string; isCancelled: boolean },
): Promise<string> {
  const { db, now } = context
  const { email, person } = await guestBehind(context, token)
  const requester = { userId: null, email }
  if (isCancelled) {
    if (!(await cancelOpenErasure(db, requester, now()))) throw new HttpError(404, texts.noErasure)
    return texts.erasureCancelled
  }
  const open = await findOpenMatters(db, person)
  if (open.length > 0) throw new HttpError(409, texts.finishFirst(open))
  const day = dayText.format(inDays(now(), GRACE_DAYS))
  await transact(db, async (tx) => {
    if (await askOnce(tx, requester, 'erase', now())) {
      const letter = privacyEmails(emailShop(context)).guestErasureAsked(day)
      await enqueueEmail(tx, email, letter, now())
    }
  })
  return texts.erasureAsked(day)
}
