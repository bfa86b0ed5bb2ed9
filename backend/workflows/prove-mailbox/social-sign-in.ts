import {
  ACTIVE,
  type Account,
  addAccount,
  findAccount,
  findAccountByEmail,
} from '@/backend/modules/accounts'
import {
  addIdentity,
  announceSessionEnd,
  authEmails,
  authTexts,
  findIdentity,
  type SocialPerson,
  signIn,
} from '@/backend/modules/auth'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { type Proof, proveMailbox, showAnew } from '@/backend/workflows/prove-mailbox/prove-mailbox'
import { userTypes } from '@/contract/kinds'
import { messages } from '@/contract/messages'
import type { SignedIn } from '@/contract/shop/auth'

type Signing = Pick<Context, 'db' | 'config' | 'settings' | 'now'>

/** Links an account that already has the e-mail. Somebody else may have opened it with that e-mail, so what came before the proof ends. */
async function linkExisting(tx: Tx, context: Signing, { id }: Account): Promise<Proof | null> {
  const proof = await proveMailbox(tx, context, id, { from: 'outside' })
  if (proof?.hasEnded) {
    const email = authEmails(emailShop(context)).linkedToGoogle(proof.account.name)
    await enqueueEmail(tx, proof.account.email, email, context.now())
  }
  return proof
}

// The address is reserved for this and never receives anything.
const placeholder = ({ provider, subject }: SocialPerson) =>
  `${provider}-${subject}@no-mail.invalid`

async function newAccount(tx: Tx, person: SocialPerson, now: Date): Promise<Account | null> {
  return addAccount(tx, {
    email: person.email ?? placeholder(person),
    emailProvenAt: person.isEmailVerified ? now : null,
    name: person.name.normalize('NFC').slice(0, 100) || authTexts.reader,
    photoUrl: person.photoUrl,
    userType: userTypes.client,
    status: ACTIVE,
    createdAt: now,
  })
}

/** The account whose address the provider vouches for, or a new one. */
async function linkedOrNew(tx: Tx, context: Signing, person: SocialPerson): Promise<Proof | null> {
  const same = person.email === null ? null : await findAccountByEmail(tx, person.email)
  if (same && !person.isEmailVerified) throw new HttpError(409, authTexts.socialEmailTaken)
  if (same) return linkExisting(tx, context, same)
  const account = await newAccount(tx, person, context.now())
  return account && { account, hasEnded: false, products: [] }
}

async function accountFor(tx: Tx, context: Signing, person: SocialPerson): Promise<Proof | null> {
  const known = await findIdentity(tx, person)
  if (known !== null) {
    const account = await findAccount(tx, known)
    return account && { account, hasEnded: false, products: [] }
  }
  const proof = await linkedOrNew(tx, context, person)
  if (!proof) return null
  const isNew = await addIdentity(tx, {
    provider: person.provider,
    subject: person.subject,
    userId: proof.account.id,
    email: person.email,
    isEmailVerified: person.isEmailVerified,
    createdAt: context.now(),
  })
  return isNew ? proof : null
}

/** Another sign-in of the same person was faster. */
class ConcurrentSignIn extends Error {}

/** The account of a person the provider vouches for, opened when there is none. Two sign-ins at once find the same one. */
async function accountOf(context: Signing, person: SocialPerson): Promise<Proof> {
  const once = () =>
    transact(context.db, async (tx) => {
      const proof = await accountFor(tx, context, person)
      if (!proof) throw new ConcurrentSignIn()
      return proof
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
  const proof = await accountOf(context, person)
  if (proof.hasEnded) announceSessionEnd(context, proof.account.id)
  await showAnew(context, proof)
  return signIn(context, proof.account)
}
