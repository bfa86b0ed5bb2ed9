import { feedback } from '@/backend/modules/reviews/tables'
import type { AccountAttachment } from '@/backend/platform/db/account-attachment'

export const attachedToAccount: readonly AccountAttachment[] = [
  { column: feedback.userId, kept: 'others read it; its author is named anew' },
]
