import { attachedToAccount as ofAccounts } from '@/backend/modules/accounts'
import { attachedToAccount as ofAuth } from '@/backend/modules/auth'
import { attachedToAccount as ofCart } from '@/backend/modules/cart'
import { attachedToAccount as ofExams } from '@/backend/modules/exams'
import { attachedToAccount as ofInvoices } from '@/backend/modules/invoices'
import { attachedToAccount as ofLearning } from '@/backend/modules/learning'
import { attachedToAccount as ofOrders } from '@/backend/modules/orders'
import { attachedToAccount as ofPrivacy } from '@/backend/modules/privacy'
import { attachedToAccount as ofPromotions } from '@/backend/modules/promotions'
import { attachedToAccount as ofReviews } from '@/backend/modules/reviews'
import type { AccountAttachment } from '@/backend/platform/db/account-attachment'

/**
 * Every reference to an account; a test compares the list with the schema. What lets somebody in, speaks for the owner or would steer
 * what they do next ends. What was bought, learnt and written stays: the books and other people need it, and it opens nothing.
 */
export const attachments: readonly AccountAttachment[] = [
  ...ofAccounts,
  ...ofAuth,
  ...ofPrivacy,
  ...ofPromotions,
  ...ofCart,
  ...ofOrders,
  ...ofInvoices,
  ...ofLearning,
  ...ofExams,
  ...ofReviews,
]
