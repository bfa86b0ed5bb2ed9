import type { z } from 'zod/mini'
import type { Context, Handler } from '@/backend/context'
import {
  ACTIVE,
  type Account,
  AWAITING,
  addAccount,
  changeAccount,
  findAccountByEmail,
} from '@/backend/modules/accounts/account-queries'
import { authEmails } from '@/backend/modules/auth/emails'
import { withEvenTiming } from '@/backend/modules/auth/even-timing'
import { emailCode, emailCodeAgain, tryCode } from '@/backend/modules/auth/mailed-codes'
import { consumeCode, findRegistration } from '@/backend/modules/auth/one-time-code-queries'
import { hashPassword, verifyPassword } from '@/backend/modules/auth/password'
import { giveRegistrationHandle } from '@/backend/modules/auth/registration-token'
import { drawHandle, handleHash } from '@/backend/modules/auth/single-use-token'
import { authTexts } from '@/backend/modules/auth/texts'
import {
  beforeCode,
  beforeCodeMail,
  beforeRegistration,
  countCodeMail,
} from '@/backend/modules/auth/throttles'
import { getPlace } from '@/backend/modules/shipping/get-place'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { messages } from '@/contract/messages'
import type * as calls from '@/contract/registration'

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
    const token = drawHandle()
    await emailCode(tx, context, { account, purpose: 'activate', tokenHash: handleHash(token) })
    return { data: { token }, successMessage: authTexts.registeredTeacher }
  }
  await enqueueEmail(tx, account.email, authEmails.welcome(account.name), context.now())
  const registrationToken = await giveRegistrationHandle(tx, context, account.id)
  return {
    data: { userId: account.id, registrationToken },
    successMessage: authTexts.registered,
  }
}

async function register(form: Form, kind: Kind, context: Context) {
  await beforeRegistration(context)
  if (form.WardId !== null) await getPlace(context, form.WardId)
  const passwordHash = await hashPassword(form.Password)
  const draft = draftOf(form, kind, passwordHash, context.now())
  const answer = await transact(context.db, async (tx) => {
    const account = await addAccount(tx, draft)
    if (!account) throw new HttpError(409, authTexts.emailTaken)
    return { ...(await nextStep(tx, context, account)), account }
  })
  if (kind === 'teacher') await countCodeMail(context, form.Email)
  const { account, ...shown } = answer
  context.log.info({ event: 'registered', userId: account.id, kind, ip: context.ip })
  return shown
}

export const registerStudent: Handler<typeof calls.registerStudent> = ({ body }, context) =>
  register(body, 'student', context)
export const registerTeacher: Handler<typeof calls.registerTeacher> = ({ body }, context) =>
  register(body, 'teacher', context)
export const registerClient: Handler<typeof calls.registerClient> = ({ body }, context) =>
  register(body, 'client', context)

export const activateAccount: Handler<typeof calls.activateAccount> = async ({ body }, context) => {
  const attempt = await beforeCode(context, body.email)
  const { db, now, log, ip } = context
  const waiting = await findRegistration(db, handleHash(body.token), body.email)
  const code = await tryCode(context, waiting?.id ?? null, body.securityCode)
  const registrationToken =
    code &&
    (await transact(db, async (tx) => {
      if (!(await consumeCode(tx, code, now()))) return null
      await changeAccount(tx, code.userId, { status: ACTIVE })
      return giveRegistrationHandle(tx, context, code.userId)
    }))
  if (!code || !registrationToken) {
    log.warn({ event: 'activation failed', userId: waiting?.account.id ?? null, ip })
    throw new HttpError(400, messages.activationCodeWrong)
  }
  await attempt.wasRight()
  log.info({ event: 'activated', userId: code.userId, ip })
  return {
    data: { userId: code.userId, registrationToken },
    successMessage: authTexts.activated,
  }
}

export const resendCode: Handler<typeof calls.resendCode> = async ({ body }, context) => {
  await beforeCodeMail(context, body.email)
  const waiting = await findRegistration(context.db, handleHash(body.token), body.email)
  if (!waiting) throw new HttpError(400, authTexts.registrationOver)
  await transact(context.db, (tx) => emailCodeAgain(tx, context, waiting))
  return { successMessage: authTexts.codeSentAgain }
}

/** Answers a handle to everybody; only who knows an account's password gets one that leads anywhere, and a letter. */
export const reactivate: Handler<typeof calls.reactivate> = async ({ body }, context) => {
  await beforeCodeMail(context, body.Email)
  const token = drawHandle()
  await withEvenTiming(async () => {
    const account = await findAccountByEmail(context.db, body.Email)
    const isRight = await verifyPassword(body.Password, account?.passwordHash ?? null)
    if (!account || !isRight || account.status !== AWAITING) return
    await transact(context.db, (tx) =>
      emailCode(tx, context, { account, purpose: 'activate', tokenHash: handleHash(token) }),
    )
  })
  return { data: { token }, successMessage: authTexts.reactivation }
}
