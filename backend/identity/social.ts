import type { Context } from '@/backend/context'
import type { SocialPerson } from '@/backend/identity/social-person'
import { queueLetter } from '@/backend/mail/outbox'
import { accountMails, accountTexts } from '@/backend/messages/account'
import { Refusal } from '@/backend/refusal'
import type { Tx } from '@/backend/store/connect'
import {
  ACTIVE,
  type Account,
  AWAITING,
  addAccount,
  changeAccount,
  findAccount,
  findAccountByEmail,
  hasProvenEmail,
} from '@/backend/store/queries/accounts'
import { addIdentity, findIdentity } from '@/backend/store/queries/identities'
import { endSessions } from '@/backend/store/queries/sessions'
import { transact } from '@/backend/store/transact'

/** Takes up an account that already has the e-mail. Somebody else may have opened it with that e-mail, so what was set before the e-mail was proven ends. */
async function takeUp(tx: Tx, account: Account, now: Date): Promise<Account> {
  if (await hasProvenEmail(tx, account.id)) return account
  const status = account.status === AWAITING ? ACTIVE : account.status
  await changeAccount(tx, account.id, { passwordHash: null, status })
  const tokenVersion = await endSessions(tx, account.id, now)
  await queueLetter(tx, account.email, accountMails.passwordDropped(account.name), now)
  return { ...account, passwordHash: null, status, tokenVersion }
}

// The address is reserved for this and never receives anything.
const placeholder = ({ provider, subject }: SocialPerson) =>
  `${provider}-${subject}@no-mail.invalid`

async function newAccount(tx: Tx, person: SocialPerson, now: Date): Promise<Account | null> {
  return addAccount(tx, {
    email: person.email ?? placeholder(person),
    name: person.name.normalize('NFC').slice(0, 100) || accountTexts.reader,
    photoUrl: person.photoUrl,
    userType: 3,
    status: ACTIVE,
    createdAt: now,
  })
}

async function accountFor(tx: Tx, person: SocialPerson, now: Date): Promise<Account | null> {
  const known = await findIdentity(tx, person)
  if (known !== null) return findAccount(tx, known)
  const same = person.email === null ? null : await findAccountByEmail(tx, person.email)
  if (same && !person.isEmailVerified) throw new Refusal(409, accountTexts.socialEmailTaken)
  const account = same ? await takeUp(tx, same, now) : await newAccount(tx, person, now)
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

class Overtaken extends Error {}

/** The account of a person the provider vouches for, opened when there is none. Two sign-ins at once find the same one. */
export async function accountOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  person: SocialPerson,
): Promise<Account> {
  const once = () =>
    transact(db, async (tx) => {
      const account = await accountFor(tx, person, now())
      if (!account) throw new Overtaken()
      return account
    })
  try {
    return await once()
  } catch (error) {
    if (error instanceof Overtaken) return once()
    throw error
  }
}
