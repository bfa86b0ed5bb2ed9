import type { EmailShop } from '@/backend/modules/settings'
import { link, signedBy } from '@/backend/platform/mail/mail-body'
import { officeTexts } from '@/backend/platform/office-texts'
import { type Duty, dutyNames } from '@/backend/workflows/invite-staff/texts'

export const INVITATION_DAYS = 7

/** Greets nobody by name: who the reader is, is what the link will tell. */
export const invitationEmail = (
  { name: shop, publicUrl }: EmailShop,
  { roles, token }: { roles: readonly Duty[]; token: string },
) => {
  const { invitation } = officeTexts
  return {
    subject: invitation.subject(shop),
    body: signedBy(
      shop,
      invitation.hello,
      '',
      invitation.text(shop, roles.map((role) => dutyNames[role]).join(', ')),
      '',
      link(invitation.button, `${publicUrl}/loi-moi#${token}`),
      '',
      invitation.once(INVITATION_DAYS),
      invitation.ignore,
    ),
  }
}
