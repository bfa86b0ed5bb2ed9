import QRCode from 'qrcode'
import { type Account, findAccount } from '@/backend/modules/accounts'
import {
  beforePassword,
  beforeSecondFactor,
  confirmSecret,
  countRecoveryCodes,
  drawSecret,
  findSecondFactor,
  IDLE_MINUTES,
  inPasswordQueue,
  type OfficeDates,
  setOfficeDates,
  spendCode,
  verifyPassword,
} from '@/backend/modules/auth'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf, type HandlersOf } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import type { StaffSession } from '@/contract/staff/session'

type Proof = { password?: string | undefined; code?: string | undefined }

const EPOCH = new Date(0)

const setDates = (db: Db, context: Pick<Context, 'caller'>, dates: OfficeDates) =>
  setOfficeDates(db, callerOf(context).sessionId, dates)

const opened = (context: Pick<Context, 'now'>) => ({
  officeSeenAt: context.now(),
  officeConfirmedAt: context.now(),
})

async function accountOf(context: Pick<Context, 'caller' | 'db'>): Promise<Account> {
  const account = await findAccount(context.db, callerOf(context).userId)
  if (!account) throw new Error('the caller has an account')
  return account
}

async function describe(context: Context): Promise<StaffSession> {
  const { userId, roles } = callerOf(context)
  const { name, email } = await accountOf(context)
  const fresh = await context.identify(bearerOf(context))
  const factor = await findSecondFactor(context.db, userId)
  return {
    userId,
    name,
    email,
    roles,
    lock: fresh?.office?.lock ?? null,
    hasSecondFactor: factor?.secret != null,
    isSecondFactorRequired: context.config.isSecondFactorRequired,
    recoveryCodesLeft: await countRecoveryCodes(context.db, userId),
    idleMinutes: IDLE_MINUTES,
  }
}

const bearerOf = (context: Pick<Context, 'header'>) =>
  (context.header('authorization') ?? '').replace(/^Bearer /i, '')

async function checkPassword(context: Context, { email, passwordHash }: Account, given: string) {
  await inPasswordQueue(async () => {
    const attempt = await beforePassword(context, email)
    if (!(await verifyPassword(given, passwordHash))) {
      throw new HttpError(403, officeTexts.passwordWrong)
    }
    await attempt.wasRight()
  })
}

/** Who has a second factor shows a code of it, the others their password. */
async function checkProof(context: Context, { password, code }: Proof) {
  const { userId } = callerOf(context)
  const factor = await findSecondFactor(context.db, userId)
  if (factor?.secret == null) {
    if (!password) throw new HttpError(400, officeTexts.passwordNeeded)
    return checkPassword(context, await accountOf(context), password)
  }
  if (!code) throw new HttpError(400, officeTexts.codeNeeded)
  const attempt = await beforeSecondFactor(context, userId)
  if (!(await spendCode(context, factor, code))) {
    context.log.warn({ event: 'second factor failed', userId, ip: context.ip })
    throw new HttpError(403, officeTexts.codeWrong)
  }
  await attempt.wasRight()
}

/** Opening the office to a session, and the second factor of its person. */
export const staffSessionRoutes: HandlersOf<'staffSession'> = {
  getStaffSession: async (_, context) => ({ data: await describe(context) }),

  unlockOffice: async ({ body }, context) => {
    if (callerOf(context).office?.lock === 'enrol') {
      throw new HttpError(403, officeTexts.enrolFirst, { data: { office: 'enrol' } })
    }
    await checkProof(context, body)
    await setDates(context.db, context, opened(context))
    return { data: await describe(context) }
  },

  beginSecondFactor: async ({ body }, context) => {
    await checkProof(context, body)
    const account = await accountOf(context)
    const drawn = await drawSecret(context, account, context.settings.current().shop.name)
    const { data, size } = QRCode.create(drawn.address, { errorCorrectionLevel: 'M' }).modules
    const qr = Array.from({ length: size }, (_, row) =>
      Array.from(data.slice(row * size, (row + 1) * size), (bit) => (bit ? '1' : '0')).join(''),
    )
    return { data: { ...drawn, qr } }
  },

  confirmSecondFactor: async ({ body: { code } }, context) => {
    const { userId } = callerOf(context)
    const attempt = await beforeSecondFactor(context, userId)
    const recoveryCodes = await transact(context.db, async (tx) => {
      const factor = await findSecondFactor(tx, userId)
      const codes = factor && (await confirmSecret(tx, context, factor, code))
      if (!codes) throw new HttpError(403, officeTexts.codeWrong)
      await setDates(tx, context, opened(context))
      await audit(tx, context, { action: 'second-factor.enrol', subject: userId })
      return codes
    })
    await attempt.wasRight()
    return { data: { recoveryCodes }, successMessage: officeTexts.secondFactorOn }
  },

  lockOffice: async (_, context) => {
    await setDates(context.db, context, { officeSeenAt: EPOCH, officeConfirmedAt: EPOCH })
    return { successMessage: officeTexts.officeLocked }
  },
}
