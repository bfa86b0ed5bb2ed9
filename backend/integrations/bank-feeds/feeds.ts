import type { bankFeeds } from '@/backend/integrations/bank-feeds/definition'
import { casso } from '@/backend/integrations/casso/casso'
import { payos } from '@/backend/integrations/payos/payos'
import { sepay } from '@/backend/integrations/sepay/sepay'
import type { TransferFeed } from '@/backend/modules/payments'
import type { Config } from '@/backend/platform/config'
import { derivedKey } from '@/backend/platform/derived-key'
import type { Accounts } from '@/backend/platform/settings'

type FeedName = keyof typeof bankFeeds.fields.name.choices

/** Every service that can be chosen, made with the secret it signs by. */
export const feeds: Record<FeedName, (secret: string) => TransferFeed> = { sepay, payos, casso }

export const usesSandboxBank = ({ mode }: Config, { transferFeed }: Accounts) =>
  mode === 'demo' && transferFeed === null

/** Who tells of transfers: the service of the shop's, the built-in bank in the demonstration, or nobody. */
export function feedOf(config: Config, accounts: Accounts): TransferFeed | null {
  const { transferFeed } = accounts
  if (transferFeed) return feeds[transferFeed.name](transferFeed.secret)
  if (!usesSandboxBank(config, accounts)) return null
  return sepay(Buffer.from(derivedKey(config.tokenSecret, 'built-in bank')).toString('hex'))
}
