import type { z } from 'zod/mini'
import { ACTIVE, type Account, AWAITING, addAccount } from '@/backend/modules/accounts'
import {
  authEmails,
  authTexts,
  beforeRegistration,
  countCodeMail,
  drawToken,
  emailCode,
  hashPassword,
  hashToken,
  inPasswordQueue,
  issueRegistrationToken,
} from '@/backend/modules/auth'
import { getPlace } from '@/backend/modules/geography'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import type * as calls from '@/contract/shop/registration'

type Form = z.output<typeof calls.RegisterBody> & { WorkPlace?: string }
const userTypes = { student: 1, teacher: 2, client: 3 } as const
type Kind = keyof typeof userTypes

/** What becomes of the form: the kind is the path's, whatever else the body holds. */
const draftOf = (form: Form, kind: Kind, passwordHash: string, now: Date) => ({
  email: form.Email,
  phone: form.Phone,
  name: form.Name,
  passwordHash,
  userType: userTypes[kind],
  status: kind === 'teacher' ? AWAITING : ACTIVE,
  workPlace: kind === 'teacher' ? (form.WorkPlace ?? null) : null,
  gender: form.Gender,
  birthday: form.Birthday,
  address: form.Address,
  wardId: form.WardId,
  createdAt: now,
})

/** A teacher goes on with the mailed code, everybody else with their information. */
async function nextStep(tx: Tx, context: Context, account: Account) {
  if (account.status === AWAITING) {
    const token = drawToken()
    await emailCode(tx, context, { account, purpose: 'activate', tokenHash: hashToken(token) })
    return { data: { token }, successMessage: authTexts.registeredTeacher }
  }
  const email = authEmails(emailShop(context)).welcome(account.name)
  await enqueueEmail(tx, account.email, email, context.now())
  const registrationToken = await issueRegistrationToken(tx, context, account.id)
  return {
    data: { userId: account.id, registrationToken },
    successMessage: authTexts.registered,
  }
}

/** Opens an account; of many who register one e-mail at once exactly one gets it. */
export const registerAccount = (context: Context, form: Form, kind: Kind) =>
  inPasswordQueue(async () => {
    await beforeRegistration(context)
    if (form.WardId !== null) await getPlace(context, form.WardId)
    const passwordHash = await hashPassword(form.Password)
    const draft = draftOf(form, kind, passwordHash, context.now())
    const { account, ...step } = await transact(context.db, async (tx) => {
      const account = await addAccount(tx, draft)
      if (!account) throw new HttpError(409, authTexts.emailTaken)
      return { ...(await nextStep(tx, context, account)), account }
    })
    if (kind === 'teacher') await countCodeMail(context, form.Email)
    context.log.info({ event: 'registered', userId: account.id, kind, ip: context.ip })
    return step
  })
