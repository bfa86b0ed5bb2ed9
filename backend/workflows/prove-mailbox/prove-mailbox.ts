import {
  ACTIVE,
  type Account,
  AWAITING,
  accountProfile,
  changeAccount,
  lockAccount,
} from '@/backend/modules/accounts'
import { endOtherSessions, endSessions } from '@/backend/modules/auth'
import { isStopped } from '@/backend/modules/privacy'
import { renameReviews, showReviews } from '@/backend/modules/reviews'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { attachments } from '@/backend/workflows/prove-mailbox/attachments'

/**
 * Where the proof comes from. `inside`: whoever proves the mailbox holds the account too, by its session or by the token of the
 * registration, so what the account holds is theirs. `outside`: they have shown that the mailbox is theirs and nothing else.
 */
export type ProofFrom = { from: 'inside'; sessionId?: string | undefined } | { from: 'outside' }

export type Proof = {
  account: Account
  /** Whether something of somebody else may have ended; false when the mailbox was proved before. */
  hasEnded: boolean
  /** Products whose pages show something else now: to be purged after the commit. */
  products: number[]
}

/** Ends what was set up before; the account as it is afterwards. */
async function endWhatCameBefore(tx: Tx, account: Account, now: Date): Promise<number[]> {
  const wasStopped = account.restrictedAt !== null && (await isStopped(tx, account, now))
  for (const attachment of attachments) {
    if ('end' in attachment) await attachment.end(tx, account.id, now)
  }
  await endSessions(tx, account.id, now)
  const restrictedAt = wasStopped ? null : account.restrictedAt
  await changeAccount(tx, account.id, { ...accountProfile.ended, restrictedAt })
  const shown = wasStopped ? await showReviews(tx, account.id, true) : []
  const renamed = await renameReviews(tx, { ...account, ...accountProfile.ended }, now)
  return [...new Set([...shown, ...renamed])]
}

/**
 * Notes that somebody has shown that an account's mailbox is theirs. The first time, what came before from other hands ends
 * (docs/adr/0033). Every way of proving goes through here.
 */
export async function proveMailbox(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  userId: number,
  by: ProofFrom,
): Promise<Proof | null> {
  const account = await lockAccount(tx, userId)
  if (!account) return null
  if (account.emailProvenAt !== null) return { account, hasEnded: false, products: [] }
  const at = now()
  const isOutside = by.from === 'outside'
  const products = isOutside ? await endWhatCameBefore(tx, account, at) : []
  if (by.from === 'inside' && by.sessionId) {
    await endOtherSessions(tx, { userId, sessionId: by.sessionId }, at)
  }
  const status = account.status === AWAITING ? ACTIVE : account.status
  await changeAccount(tx, userId, { emailProvenAt: at, status })
  const proven = await lockAccount(tx, userId)
  return proven && { account: proven, hasEnded: isOutside, products }
}

/** To be called after the commit. */
export const showAnew = async (
  { revalidatePages }: Pick<Context, 'revalidatePages'>,
  { products }: Proof,
): Promise<void> => {
  if (products.length > 0) await revalidatePages?.(products.map((id) => `product:${id}`))
}
