import { type Account, ageOn, findAccount, isChild } from '@/backend/modules/accounts'
import { authTexts, drawToken, hashToken, inConstantTime } from '@/backend/modules/auth'
import {
  addInvitation,
  addLink,
  answer,
  askOnce,
  dayText,
  endGuardian,
  findGuardian,
  findInvitation,
  findLink,
  GRACE_DAYS,
  type GuardianRow,
  guardianEmails,
  inDays,
  listChildren,
  privacyTexts as texts,
} from '@/backend/modules/privacy'
import { emailShop } from '@/backend/modules/settings'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound, tooManyRequests } from '@/backend/platform/http/http-error'
import { countHit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { countHeld } from '@/backend/read-models/personal-data/export-person'
import { personOfAccount } from '@/backend/read-models/personal-data/find-person'
import { beforeLinkMail } from '@/backend/workflows/erase-customer/guest-data'
import {
  startChildAccount,
  stopChildAccount,
} from '@/backend/workflows/erase-customer/stop-child-account'
import type { Child } from '@/contract/shop/guardians'

const INVITATION_DAYS = 7
const INVITATIONS_A_DAY = 5
const DAY_S = 24 * 60 * 60

/** A child's account is no way to write to one stranger after another. */
async function beforeInvitation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: number,
): Promise<void> {
  const key = throttleKey('guardian-invitation', { user })
  const { allowed, retryAfter } = await countHit(db, key, INVITATIONS_A_DAY, DAY_S, now())
  if (!allowed) throw tooManyRequests(retryAfter)
}

/** Mails whoever answers for the caller, a child, a link; one asked before is no longer asked. */
export async function inviteGuardian(
  context: Context,
  { Name: name, Email: email }: { Name: string; Email: string },
): Promise<void> {
  const { db, now } = context
  const { userId } = callerOf(context)
  const account = await findAccount(db, userId)
  if (!account) throw notFound()
  if (!isChild(account, now())) throw new HttpError(409, texts.noChild)
  if (account.emailProvenAt === null) throw new HttpError(409, authTexts.proveFirst)
  if (email === account.email.toLowerCase()) throw new HttpError(400, texts.ownAddress)
  if ((await findGuardian(db, userId))?.confirmedAt) throw new HttpError(409, texts.hasGuardian)
  await beforeInvitation(context, userId)
  await beforeLinkMail(context, email)
  const token = drawToken()
  await transact(db, async (tx) => {
    await endGuardian(tx, userId, now())
    const expiresAt = inDays(now(), INVITATION_DAYS)
    const tokenHash = hashToken(token)
    await addInvitation(tx, { userId, name, email, tokenHash, expiresAt, createdAt: now() })
    const emails = guardianEmails(emailShop(context))
    const invitation = emails.invitation(name, account.name, token)
    await enqueueEmail(tx, email, { ...invitation, keepUntil: expiresAt }, now())
  })
}

const showAnew = (context: Pick<Context, 'revalidatePages'>, products: readonly number[]) =>
  context.revalidatePages?.(products.map((id) => `product:${id}`))

/** The child takes back their own word: the guardian's alone does not do. */
export async function leaveGuardian(context: Context): Promise<void> {
  const { db, now } = context
  const { userId } = callerOf(context)
  const row = await findGuardian(db, userId)
  if (!row) throw notFound()
  const who = { userId, source: 'account' as const, guardianId: null }
  const products = await transact(db, async (tx) => {
    if (row.confirmedAt) return stopChildAccount(tx, who, now())
    await endGuardian(tx, userId, now())
    return []
  })
  await showAnew(context, products)
}

async function childDto(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { guardian, child }: { guardian: GuardianRow; child: Account },
): Promise<Child> {
  const person = await personOfAccount(db, child.id)
  return {
    guardianId: guardian.id,
    name: child.name,
    age: ageOn(child.birthday, now()),
    isConfirmed: guardian.confirmedAt !== null,
    held: person ? await countHeld(db, person) : [],
    createdTime: guardian.createdAt.toISOString(),
  }
}

const byGuardian = ({ id, userId }: GuardianRow) => ({
  userId,
  source: 'guardian' as const,
  guardianId: id,
})

/** A child reads at once that their guardian has said no, and until when it can be undone. */
function tellChild(
  tx: Tx,
  context: Pick<Context, 'config' | 'now' | 'settings'>,
  child: Account,
  erasedOn: string | null,
) {
  const email = guardianEmails(emailShop(context)).guardianSaidNo(child.name, erasedOn)
  return enqueueEmail(tx, child.email, email, context.now())
}

async function invitationBehind({ db, now }: Pick<Context, 'db' | 'now'>, token: string) {
  const found = await findInvitation(db, hashToken(token), now())
  if (!found) throw new HttpError(404, texts.linkOver)
  return found
}

export const readInvitation = async (
  context: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<Child> => childDto(context, await invitationBehind(context, token))

/** Agrees or refuses, once. A refusal leaves the child's data alone until a guardian says otherwise. */
export async function answerInvitation(
  context: Context,
  { token, isConfirmed }: { token: string; isConfirmed: boolean },
): Promise<string> {
  const { db, now } = context
  const { guardian, child } = await invitationBehind(context, token)
  const products = await transact(db, async (tx) => {
    const changes = isConfirmed ? { confirmedAt: now() } : { endedAt: now() }
    if (!(await answer(tx, guardian.id, changes))) throw new HttpError(404, texts.linkOver)
    if (isConfirmed) return startChildAccount(tx, guardian, now())
    await tellChild(tx, context, child, null)
    return stopChildAccount(tx, byGuardian(guardian), now())
  })
  await showAnew(context, products)
  return isConfirmed ? texts.guardianAgreed : texts.guardianRefused
}

/** Mails a guardian a link to what their children's accounts hold; who asks learns nothing either way. */
export async function mailGuardianLink(context: Context, email: string): Promise<void> {
  await beforeLinkMail(context, email)
  const { db, now } = context
  await inConstantTime(async () => {
    if ((await listChildren(db, email)).length === 0) return
    await transact(db, async (tx) => {
      const token = await addLink(tx, email, 'guardian', now())
      const letter = guardianEmails(emailShop(context)).guardianLink(token)
      await enqueueEmail(tx, email, { ...letter, isCode: true }, now())
    })
  })
}

async function childrenBehind({ db, now }: Pick<Context, 'db' | 'now'>, token: string) {
  const email = await findLink(db, token, 'guardian', now())
  if (email === null) throw new HttpError(404, texts.linkOver)
  return listChildren(db, email.toLowerCase())
}

export async function readChildren(
  context: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<Child[]> {
  const children = []
  for (const row of await childrenBehind(context, token))
    children.push(await childDto(context, row))
  return children
}

/** Asks for the erasure unless the child has; returns its day. */
async function eraseChild(tx: Tx, userId: number, now: Date): Promise<string> {
  await askOnce(tx, { userId, email: null }, 'erase', now)
  return dayText.format(inDays(now, GRACE_DAYS))
}

/** Takes the guardian's word back: what the account holds is left alone from now on, or erased after fourteen days. */
export async function withdrawGuardian(
  context: Context,
  { token, guardianId, isErased }: { token: string; guardianId: string; isErased: boolean },
): Promise<string> {
  const { db, now } = context
  const rows = await childrenBehind(context, token)
  const found = rows.find(({ guardian }) => guardian.id === guardianId)
  if (!found) throw notFound()
  const { guardian, child } = found
  const products = await transact(db, async (tx) => {
    if (!(await endGuardian(tx, child.id, now()))) throw notFound()
    const day = isErased ? await eraseChild(tx, child.id, now()) : null
    await tellChild(tx, context, child, day)
    if (day !== null) {
      const emails = guardianEmails(emailShop(context))
      const email = emails.childErasureAsked(guardian.name, child.name, day)
      await enqueueEmail(tx, guardian.email, email, now())
    }
    return stopChildAccount(tx, byGuardian(guardian), now())
  })
  await showAnew(context, products)
  return isErased ? texts.guardianErased : texts.guardianWithdrew
}
