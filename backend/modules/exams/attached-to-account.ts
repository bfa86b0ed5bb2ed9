import { examResult } from '@/backend/modules/exams/tables'
import type { AccountAttachment } from '@/backend/platform/db/account-attachment'

export const attachedToAccount: readonly AccountAttachment[] = [
  { column: examResult.userId, kept: 'teachers have marked it' },
]
