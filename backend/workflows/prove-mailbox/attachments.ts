import { attachedToAccount as ofAccounts } from '@/backend/modules/accounts/attached-to-account'
import { attachedToAccount as ofAuth } from '@/backend/modules/auth/attached-to-account'
import { attachedToAccount as ofCart } from '@/backend/modules/cart/attached-to-account'
import { attachedToAccount as ofExams } from '@/backend/modules/exams/attached-to-account'
import { attachedToAccount as ofInvoices } from '@/backend/modules/invoices/attached-to-account'
import { attachedToAccount as ofLearning } from '@/backend/modules/learning/attached-to-account'
import { attachedToAccount as ofOrders } from '@/backend/modules/orders/attached-to-account'
import { attachedToAccount as ofPrivacy } from '@/backend/modules/privacy/attached-to-account'
import { attachedToAccount as ofPromotions } from '@/backend/modules/promotions/attached-to-account'
import { attachedToAccount as ofReviews } from '@/backend/modules/reviews/attached-to-account'
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
