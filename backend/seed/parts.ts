import type { Db } from '@/backend/platform/db/connect'
import type { SeedContext } from './context'
import { writeLearning } from './learning/write-learning'
import { writeContent } from './write-content'

export type Part = (db: Db, context: SeedContext) => Promise<void>

/** What is written after the catalog: news, pages, textbooks; then courses and exams, which hang on them. */
export const seedParts: readonly Part[] = [writeContent, writeLearning]
