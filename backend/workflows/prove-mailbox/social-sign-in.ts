import {
  ACTIVE,
  type Account,
  AWAITING,
  addAccount,
  changeAccount,
  findAccount,
  findAccountByEmail,
  hasProvenEmail,
} from '@/backend/modules/accounts/account-queries'
import { authEmails } from '@/backend/modules/auth/emails'
import { addIdentity, findIdentity } from '@/backend/modules/auth/identity-queries'
import { endSessions } from '@/backend/modules/auth/session-queries'
import { signIn } from '@/backend/modules/auth/sign-in'
import type { SocialPerson } from '@/backend/modules/auth/social-providers'
import { authTexts } from '@/backend/modules/auth/texts'
import { emailShop } from '@/backend/modules/settings/email-shop'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { messages } from '@/contract/messages'
import type { SignedIn } from '@/contract/shop/auth'

type Signing = Pick<Context, 'db' | 'config' | 'settings' | 'now'>

/** Links an account that already has the e-mail. Somebody else may have opened it with that e-mail, so what was set before the e-mail was proven ends. */
async function linkExisting(tx: Tx, context: Signing, account: Account): Promise<Account> {
  if (await hasProvenEmail(tx, account.id)) return account
  const now = context.now()
  const status = account.status === AWAITING ? ACTIVE : account.status
  await changeAccount(tx, account.id, { passwordHash: null, status })
  const tokenVersion = await endSessions(tx, account.id, now)
  const email = authEmails(emailShop(context)).passwordDropped(account.name)
  await enqueueEmail(tx, account.email, email, now)
  return { ...account, passwordHash: null, status, tokenVersion }
}

// The address is reserved for this and never receives anything.
const placeholder = ({ provider, subject }: SocialPerson) =>
  `${provider}-${subject}@no-mail.invalid`

async function newAccount(tx: Tx, person: SocialPerson, now: Date): Promise<Account | null> {
  return addAccount(tx, {
    email: person.email ?? placeholder(person),
    name: person.name.normalize('NFC').slice(0, 100) || authTexts.reader,
    photoUrl: person.photoUrl,
    userType: 3,
    status: ACTIVE,
    createdAt: now,
  })
}

async function accountFor(tx: Tx, context: Signing, person: SocialPerson) {
  const now = context.now()
  const known = await findIdentity(tx, person)
  if (known !== null) return findAccount(tx, known)
  const same = person.email === null ? null : await findAccountByEmail(tx, person.email)
  if (same && !person.isEmailVerified) throw new HttpError(409, authTexts.socialEmailTaken)
  const account = same ? await linkExisting(tx, context, same) : await newAccount(tx, person, now)
  if (!account) return null
  const isNew = await addIdentity(tx, {
    provider: person.provider,
    subject: person.subject,
    userId: account.id,
    email: person.email,
    createdAt: now,
  })
  return isNew ? account : null
}

/** Another sign-in of the same person was faster. */
class ConcurrentSignIn extends Error {}

/** The account of a person the provider vouches for, opened when there is none. Two sign-ins at once find the same one. */
async function accountOf(context: Signing, person: SocialPerson): Promise<Account> {
  const once = () =>
    transact(context.db, async (tx) => {
      const account = await accountFor(tx, context, person)
      if (!account) throw new ConcurrentSignIn()
      return account
    })
  try {
    return await once()
  } catch (error) {
    if (error instanceof ConcurrentSignIn) return once()
    throw error
  }
}

/** Signs in a person whom a provider vouches for. */
export async function signInSocially(
  context: Context,
  asking: Promise<SocialPerson | null>,
): Promise<SignedIn> {
  const person = await asking.catch((cause: unknown) => {
    throw new HttpError(503, messages.unavailable, { cause })
  })
  if (!person) {
    context.log.warn({ event: 'social sign-in refused', ip: context.ip })
    throw new HttpError(401, authTexts.socialRefused)
  }
  if (person.provider === 'google' && !person.isEmailVerified) {
    throw new HttpError(401, authTexts.socialEmailUnverified)
  }
  return signIn(context, await accountOf(context, person))
}
