import { type Context, callerOf } from '@/backend/context'
import { findAccount } from '@/backend/modules/accounts/account-queries'
import { ageOn, isChild } from '@/backend/modules/accounts/age'
import { drawToken, hashToken } from '@/backend/modules/auth/single-use-token'
import { addConsent } from '@/backend/modules/privacy/consent-queries'
import { privacyEmails } from '@/backend/modules/privacy/emails'
import { countHeld } from '@/backend/modules/privacy/export-person'
import { personOfAccount } from '@/backend/modules/privacy/find-person'
import {
  addInvitation,
  answer,
  endGuardian,
  findGuardian,
  findInvitation,
  type GuardianRow,
  listChildren,
} from '@/backend/modules/privacy/guardian-queries'
import { beforeLinkMail } from '@/backend/modules/privacy/guest-data'
import { addLink, findLink } from '@/backend/modules/privacy/link-queries'
import { addRequest, hasOpenRequest, inDays } from '@/backend/modules/privacy/request-queries'
import { restrictProcessing } from '@/backend/modules/privacy/restrict-processing'
import { privacyTexts as texts } from '@/backend/modules/privacy/texts'
import type { Tx } from '@/backend/platform/db/connect'
import type { appUser } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import type { Child } from '@/contract/guardians'

const INVITATION_DAYS = 7

/** Mails whoever answers for the caller, a child, a link; one asked before is no longer asked. */
export async function inviteGuardian(
  context: Context,
  { Name: name, Email: email }: { Name: string; Email: string },
): Promise<void> {
  const { db, now, config } = context
  const { userId } = callerOf(context)
  const account = await findAccount(db, userId)
  if (!account) throw notFound()
  if (!isChild(account, now())) throw new HttpError(409, texts.noChild)
  if (email === account.email.toLowerCase()) throw new HttpError(400, texts.ownAddress)
  if ((await findGuardian(db, userId))?.confirmedAt) throw new HttpError(409, texts.hasGuardian)
  await beforeLinkMail(context, email)
  const token = drawToken()
  await transact(db, async (tx) => {
    await endGuardian(tx, userId, now())
    const expiresAt = inDays(now(), INVITATION_DAYS)
    const tokenHash = hashToken(token)
    await addInvitation(tx, { userId, name, email, tokenHash, expiresAt, createdAt: now() })
    const invitation = privacyEmails.invitation(name, account.name, config.publicUrl, token)
    await enqueueEmail(tx, email, invitation, now())
  })
}

const childConsent = (tx: Tx, row: GuardianRow, isGiven: boolean, now: Date) =>
  addConsent(tx, {
    userId: row.userId,
    purpose: 'childAccount',
    isGiven,
    source: 'guardian',
    guardianId: row.id,
    createdAt: now,
  })

/** The child takes back their own word: the guardian's alone does not do. */
export async function leaveGuardian(context: Context): Promise<void> {
  const { db, now } = context
  const { userId } = callerOf(context)
  const row = await findGuardian(db, userId)
  if (!row) throw notFound()
  await transact(db, async (tx) => {
    await endGuardian(tx, userId, now())
    if (row.confirmedAt)
      await addConsent(tx, {
        userId,
        purpose: 'childAccount',
        isGiven: false,
        source: 'account',
        createdAt: now(),
      })
  })
}

async function childDto(
  { db, now }: Context,
  { guardian, child }: { guardian: GuardianRow; child: typeof appUser.$inferSelect },
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

async function invitationBehind({ db, now }: Context, token: string) {
  const found = await findInvitation(db, hashToken(token), now())
  if (!found) throw new HttpError(404, texts.linkOver)
  return found
}

export const readInvitation = async (context: Context, token: string): Promise<Child> =>
  childDto(context, await invitationBehind(context, token))

/** Agrees or refuses, once. A refusal leaves the child's data alone until the child or another guardian says otherwise. */
export async function answerInvitation(
  context: Context,
  { token, isConfirmed }: { token: string; isConfirmed: boolean },
): Promise<string> {
  const { db, now } = context
  const { guardian } = await invitationBehind(context, token)
  await transact(db, async (tx) => {
    const changes = isConfirmed ? { confirmedAt: now() } : { endedAt: now() }
    if (!(await answer(tx, guardian.id, changes))) throw new HttpError(404, texts.linkOver)
    await childConsent(tx, guardian, isConfirmed, now())
  })
  return isConfirmed ? texts.guardianAgreed : texts.guardianRefused
}

/** Mails a guardian a link to what their children's accounts hold; who asks learns nothing either way. */
export async function mailGuardianLink(context: Context, email: string): Promise<void> {
  await beforeLinkMail(context, email)
  const { db, now, config } = context
  if ((await listChildren(db, email)).length === 0) return
  await transact(db, async (tx) => {
    const token = await addLink(tx, email, 'guardian', now())
    await enqueueEmail(tx, email, privacyEmails.guardianLink(config.publicUrl, token), now())
  })
}

async function childrenBehind({ db, now }: Context, token: string) {
  const email = await findLink(db, token, 'guardian', now())
  if (email === null) throw new HttpError(404, texts.linkOver)
  return listChildren(db, email.toLowerCase())
}

export async function readChildren(context: Context, token: string): Promise<Child[]> {
  const children = []
  for (const row of await childrenBehind(context, token))
    children.push(await childDto(context, row))
  return children
}

/** Takes the guardian's word back: what the account holds is left alone from now on, or erased after fourteen days. */
export async function withdrawGuardian(
  context: Context,
  { token, guardianId, isErased }: { token: string; guardianId: string; isErased: boolean },
): Promise<string> {
  const { db, now } = context
  const rows = await childrenBehind(context, token)
  const row = rows.find(({ guardian }) => guardian.id === guardianId)?.guardian
  if (!row) throw notFound()
  const requester = { userId: row.userId, email: null }
  const products = await transact(db, async (tx) => {
    await childConsent(tx, row, false, now())
    await endGuardian(tx, row.userId, now())
    if (isErased && !(await hasOpenRequest(tx, requester, 'erase')))
      await addRequest(tx, requester, 'erase', now())
    return restrictProcessing(tx, row.userId, true, now())
  })
  await context.revalidatePages?.(products.map((id) => `product:${id}`))
  return isErased ? texts.guardianErased : texts.guardianWithdrew
}
