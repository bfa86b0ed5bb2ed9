import {
  addInvitation,
  BLOCKED,
  changeInvitation,
  findAccountByEmail,
  type InvitationRow,
} from '@/backend/modules/accounts'
import { drawToken, hashToken } from '@/backend/modules/auth'
import { type EmailShop, emailShop } from '@/backend/modules/settings'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { officeTexts } from '@/backend/platform/office-texts'
import { INVITATION_DAYS, invitationEmail } from '@/backend/workflows/invite-staff/emails'
import type { Duty } from '@/backend/workflows/invite-staff/texts'

const DAY_MS = 86_400_000
const texts = officeTexts.invitation

const freshLink = (now: Date) => {
  const token = drawToken()
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  return { token, link: { tokenHash: hashToken(token), expiresAt } }
}

const mail = (
  tx: Tx,
  shop: EmailShop,
  { email, roles, expiresAt }: InvitationRow,
  token: string,
  now: Date,
) =>
  enqueueEmail(tx, email, { ...invitationEmail(shop, { roles, token }), keepUntil: expiresAt }, now)

async function assertMayJoin(tx: Tx, email: string): Promise<void> {
  const account = await findAccountByEmail(tx, email)
  if (account?.status === BLOCKED) throw new HttpError(409, texts.blocked)
  if (account && account.role !== 'user') throw new HttpError(409, officeTexts.alreadyStaff)
}

export type InvitationDraft = { email: string; roles: readonly Duty[]; invitedBy: number | null }

/** Mails the link that makes somebody one of the staff. Whether the address has an account makes no difference. */
export async function sendInvitation(
  tx: Tx,
  shop: EmailShop,
  { email, roles, invitedBy }: InvitationDraft,
  now: Date,
): Promise<InvitationRow> {
  const { token, link } = freshLink(now)
  const draft = { email, roles: [...new Set(roles)], invitedBy, createdAt: now, ...link }
  const row = await addInvitation(tx, draft)
  if (!row) throw new HttpError(409, texts.waits)
  await mail(tx, shop, row, token, now)
  return row
}

export const inviteStaff = (context: Context, email: string, roles: readonly Duty[]) =>
  changeWithAudit(context, 'staff.invite', async (tx) => {
    await assertMayJoin(tx, email)
    const draft = { email, roles, invitedBy: callerOf(context).userId }
    const row = await sendInvitation(tx, emailShop(context), draft, context.now())
    return { subject: row.id, after: { roles: row.roles }, result: row }
  })

/** Draws and mails another link; who sends it again answers for it from now on. */
export const sendAgain = (context: Context, id: string) =>
  changeWithAudit(context, 'staff.invite-again', async (tx) => {
    const { token, link } = freshLink(context.now())
    const row = await changeInvitation(tx, id, { ...link, invitedBy: callerOf(context).userId })
    if (!row) throw notFound()
    await mail(tx, emailShop(context), row, token, context.now())
    return { subject: id, result: null }
  })

export const withdrawInvitation = (context: Context, id: string) =>
  changeWithAudit(context, 'staff.invite-withdrawn', async (tx) => {
    const row = await changeInvitation(tx, id, { endedAt: context.now(), tokenHash: null })
    if (!row) throw notFound()
    return { subject: id, result: null }
  })
