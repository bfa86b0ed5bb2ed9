import { courseCode, lessonProgress, userCourse } from '@/backend/modules/learning/tables'
import type { AccountAttachment } from '@/backend/platform/db/account-attachment'

export const attachedToAccount: readonly AccountAttachment[] = [
  { column: userCourse.userId, kept: 'it was paid for' },
  { column: courseCode.usedBy, kept: 'a code opens a course once' },
  { column: lessonProgress.userId, kept: 'it goes with the course' },
]
