import {
  ACTIVE,
  type Account,
  addAccount,
  BLOCKED,
  changeAccount,
  changeInvitation,
  findAccountByEmail,
  findOpenInvitation,
  type InvitationRow,
  roleColumns,
} from '@/backend/modules/accounts'
import {
  announceSessionEnd,
  hashPassword,
  hashToken,
  inPasswordQueue,
  removeSecondFactor,
  setPassword,
} from '@/backend/modules/auth'
import { audit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import { type Proof, proveMailbox, showAnew } from '@/backend/workflows/prove-mailbox/prove-mailbox'
import { userTypes } from '@/contract/kinds'

const linkOver = () => new HttpError(404, officeTexts.invitation.linkOver)

export async function readInvitation({ db, now }: Pick<Context, 'db' | 'now'>, token: string) {
  const row = await findOpenInvitation(db, hashToken(token), now())
  if (!row) throw linkOver()
  return { email: row.email, roles: row.roles, expireTime: row.expiresAt.toISOString() }
}

/** The account of the mailbox, which the link has proved: a new one, or the one that is there without what was set up in it. */
async function provenAccount(
  tx: Tx,
  context: Pick<Context, 'now'>,
  { email }: InvitationRow,
  name: string,
): Promise<Proof | null> {
  const now = context.now()
  const known = await findAccountByEmail(tx, email)
  if (known) return proveMailbox(tx, context, known.id, { from: 'outside' })
  const draft = {
    email,
    name,
    userType: userTypes.client,
    status: ACTIVE,
    emailProvenAt: now,
    createdAt: now,
  }
  const account = await addAccount(tx, draft)
  return account && { account, hasEnded: false, products: [] }
}

/** They act themselves, and have no session yet. */
const noteJoining = (
  tx: Tx,
  context: Context,
  { id: userId }: Account,
  { roles, invitedBy, id: invitation }: InvitationRow,
) =>
  audit(
    tx,
    { ...context, caller: { userId, sessionId: '', roles: [] } },
    { action: 'staff.join', subject: userId, data: { invitation, invitedBy }, after: { roles } },
  )

/** Makes the reader of the mailed link one of the staff, once: password, proof of the mailbox and roles in one transaction. */
export const acceptInvitation = (
  context: Context,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<void> =>
  inPasswordQueue(async () => {
    await readInvitation(context, token)
    const passwordHash = await hashPassword(password)
    const proof = await transact(context.db, async (tx) => {
      const row = await findOpenInvitation(tx, hashToken(token), context.now())
      if (!row) throw linkOver()
      const proof = await provenAccount(tx, context, row, name)
      // The account may have been locked, or given other roles, since; the operator’s word counts over those.
      if (!proof || proof.account.status === BLOCKED) throw linkOver()
      if (proof.account.role !== 'user' && row.invitedBy !== null) throw linkOver()
      const { account } = proof
      await changeAccount(tx, account.id, { name, ...roleColumns(row.roles) })
      await removeSecondFactor(tx, account.id)
      await setPassword(tx, context, { account, passwordHash, hasEnded: proof.hasEnded })
      await changeInvitation(tx, row.id, { acceptedAt: context.now(), tokenHash: null })
      await noteJoining(tx, context, account, row)
      return proof
    })
    announceSessionEnd(context, proof.account.id)
    await showAnew(context, proof)
    context.log.info({ event: 'staff joined', userId: proof.account.id, ip: context.ip })
  })
