import { endlessNotices } from '@/e2e/security/known-attacks/endless-notices'
import { examKeys } from '@/e2e/security/known-attacks/exam-keys'
import { guestOrderLimits } from '@/e2e/security/known-attacks/guest-orders'
import { heavyReads } from '@/e2e/security/known-attacks/heavy-reads'
import { mailedTexts } from '@/e2e/security/known-attacks/mailed-texts'
import { oddAddresses } from '@/e2e/security/known-attacks/odd-addresses'
import { sharedBurden } from '@/e2e/security/known-attacks/shared-burden'
import { staleEdits } from '@/e2e/security/known-attacks/stale-edits'
import type { Check } from '@/e2e/support/check'

/** Attacks that once succeeded, run against the product; `npm test` runs them too. */
export const knownAttacks: readonly Check[] = [
  guestOrderLimits,
  mailedTexts,
  examKeys,
  oddAddresses,
  staleEdits,
  sharedBurden,
  heavyReads,
  endlessNotices,
]
