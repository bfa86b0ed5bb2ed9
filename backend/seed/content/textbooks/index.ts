import { lop1 } from '@/backend/seed/content/textbooks/lop-1'
import { lop2 } from '@/backend/seed/content/textbooks/lop-2'
import { lop3 } from '@/backend/seed/content/textbooks/lop-3'
import { lop4 } from '@/backend/seed/content/textbooks/lop-4'
import { lop5 } from '@/backend/seed/content/textbooks/lop-5'
import { lop6 } from '@/backend/seed/content/textbooks/lop-6'
import { lop7 } from '@/backend/seed/content/textbooks/lop-7'
import { lop8 } from '@/backend/seed/content/textbooks/lop-8'
import { lop9 } from '@/backend/seed/content/textbooks/lop-9'
import { lop10 } from '@/backend/seed/content/textbooks/lop-10'
import { lop11 } from '@/backend/seed/content/textbooks/lop-11'
import { lop12 } from '@/backend/seed/content/textbooks/lop-12'
import type { Textbook } from '@/backend/seed/content/textbooks/textbook'

export const textbooks: Textbook[] = [
  ...lop1,
  ...lop2,
  ...lop3,
  ...lop4,
  ...lop5,
  ...lop6,
  ...lop7,
  ...lop8,
  ...lop9,
  ...lop10,
  ...lop11,
  ...lop12,
]
