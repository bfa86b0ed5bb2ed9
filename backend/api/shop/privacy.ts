import { findAccount, isChild } from '@/backend/modules/accounts'
import { addConsent, privacyTexts as texts } from '@/backend/modules/privacy'
import { type Context, callerOf, type HandlersOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { carryOutRequest, refuseRequest } from '@/backend/workflows/erase-customer/decide-request'
import {
  answerInvitation,
  inviteGuardian,
  leaveGuardian,
  mailGuardianLink,
  readChildren,
  readInvitation,
  withdrawGuardian,
} from '@/backend/workflows/erase-customer/guardians'
import {
  eraseGuestData,
  exportGuestData,
  mailGuestLink,
  readGuestData,
} from '@/backend/workflows/erase-customer/guest-data'
import {
  getStaffRequest,
  listPrivacyRequests,
} from '@/backend/workflows/erase-customer/list-requests'
import {
  askForErasure,
  askForExport,
  assertNotStopped,
  downloadExport,
  readOwnData,
  takeErasureBack,
} from '@/backend/workflows/erase-customer/own-data'
import { restrictProcessing } from '@/backend/workflows/erase-customer/restrict-processing'

async function restrict(context: Context, isRestricted: boolean): Promise<string> {
  const { userId } = callerOf(context)
  if (!isRestricted) await assertNotStopped(context)
  const products = await transact(context.db, (tx) =>
    restrictProcessing(tx, userId, isRestricted, context.now()),
  )
  await context.revalidatePages?.(products.map((id) => `product:${id}`))
  return isRestricted ? texts.restricted : texts.unrestricted
}

async function agree(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  word: { purpose: 'marketing'; isGiven: boolean; textVersion: number },
): Promise<void> {
  const { db, now } = context
  const { userId } = callerOf(context)
  const account = await findAccount(db, userId)
  if (account && word.isGiven && isChild(account, now()))
    throw new HttpError(409, texts.notForChildren)
  await addConsent(db, { ...word, userId, source: 'account', createdAt: now() })
}

export const privacyRoutes: HandlersOf<'privacy'> = {
  getPrivacy: async (_, context) => ({ data: await readOwnData(context) }),
  saveConsent: async ({ body }, context) => {
    await agree(context, body)
    return { successMessage: body.isGiven ? texts.agreed : texts.withdrawn }
  },
  requestExport: async (_, context) => {
    await askForExport(context)
    return { successMessage: texts.exportAsked }
  },
  downloadExport: async ({ body }, context) => ({
    data: await downloadExport(context, body.token, body.Password),
  }),
  restrictProcessing: async ({ body }, context) => ({
    successMessage: await restrict(context, body.isRestricted),
  }),
  requestErasure: async ({ body }, context) => ({
    successMessage: await askForErasure(context, body.Password),
  }),
  cancelErasure: async (_, context) => ({ successMessage: await takeErasureBack(context) }),

  carryOutPrivacyRequest: async ({ params: { id } }, context) => {
    await carryOutRequest(context, id)
    return { data: await getStaffRequest(context, id), successMessage: texts.staff.carriedOut }
  },

  refusePrivacyRequest: async ({ params: { id }, body }, context) => {
    await refuseRequest(context, id, body.reason)
    return { data: await getStaffRequest(context, id), successMessage: texts.staff.refused }
  },

  listPrivacyRequests: ({ query }, context) => listPrivacyRequests(context, query),

  requestGuestLink: async ({ body }, context) => {
    await mailGuestLink(context, body.Email)
    return { successMessage: texts.linkMailed }
  },
  readGuestData: async ({ body }, context) => ({ data: await readGuestData(context, body.token) }),
  exportGuestData: async ({ body }, context) => ({
    data: await exportGuestData(context, body.token),
  }),
  eraseGuestData: async ({ body }, context) => ({
    successMessage: await eraseGuestData(context, body),
  }),

  inviteGuardian: async ({ body }, context) => {
    await inviteGuardian(context, body)
    return { successMessage: texts.guardianInvited }
  },
  endGuardian: async (_, context) => {
    await leaveGuardian(context)
    return { successMessage: texts.guardianLeft }
  },
  readInvitation: async ({ body }, context) => ({
    data: await readInvitation(context, body.token),
  }),
  answerInvitation: async ({ body }, context) => ({
    successMessage: await answerInvitation(context, body),
  }),
  requestGuardianLink: async ({ body }, context) => {
    await mailGuardianLink(context, body.Email)
    return { successMessage: texts.linkMailed }
  },
  readChildren: async ({ body }, context) => ({ data: await readChildren(context, body.token) }),
  withdrawGuardian: async ({ body }, context) => ({
    successMessage: await withdrawGuardian(context, body),
  }),
}
