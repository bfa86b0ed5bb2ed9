import type { Db } from '@/backend/platform/db/connect'
import { contentPictures, seedContent } from './content/index'
import type { SeedContext } from './context'
import { learningPictures, seedLearning } from './learning/index'
import type { Picture } from './pictures'

export type Part = {
  write: (db: Db, context: SeedContext) => Promise<void>
  pictures: () => Picture[]
}

/** What else belongs to the demonstration: news, pages, textbooks; then courses and exams, which hang on them. */
export const seedParts: readonly Part[] = [
  { write: seedContent, pictures: contentPictures },
  { write: seedLearning, pictures: learningPictures },
]
