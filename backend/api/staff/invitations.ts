import { invitationDto, listInvitations } from '@/backend/modules/accounts'
import type { HandlersOf } from '@/backend/platform/context'
import { officeTexts } from '@/backend/platform/office-texts'
import {
  inviteStaff,
  sendAgain,
  withdrawInvitation,
} from '@/backend/workflows/invite-staff/invite-staff'
import {
  acceptInvitation,
  readInvitation,
} from '@/backend/workflows/prove-mailbox/accept-invitation'

const texts = officeTexts.invitation

export const staffInvitationRoutes: HandlersOf<'staffInvitations'> = {
  list: ({ query }, { db, now }) => listInvitations(db, query, now()),

  create: async ({ body: { email, roles } }, context) => ({
    data: invitationDto(await inviteStaff(context, email, roles), context.now()),
    successMessage: texts.sent,
  }),

  archive: async ({ params: { id } }, context) => {
    await withdrawInvitation(context, id)
    return { successMessage: texts.withdrawn }
  },

  sendAgain: async ({ params: { id } }, context) => {
    await sendAgain(context, id)
    return { successMessage: texts.sentAgain }
  },

  readByLink: async ({ body }, context) => ({ data: await readInvitation(context, body.token) }),

  accept: async ({ body }, context) => {
    const { token, Name: name, Password: password } = body
    await acceptInvitation(context, { token, name, password })
    return { successMessage: texts.accepted }
  },
}
