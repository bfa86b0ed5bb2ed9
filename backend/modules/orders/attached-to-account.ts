import { orders } from '@/backend/modules/orders/tables'
import type { AccountAttachment } from '@/backend/platform/db/account-attachment'

export const attachedToAccount: readonly AccountAttachment[] = [
  { column: orders.userId, kept: 'the books need them' },
]
