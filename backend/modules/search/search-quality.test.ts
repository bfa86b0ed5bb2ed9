import { expect, test } from '@jest/globals'
import { testDatabase } from '@/backend/platform/db/testing'
import { judgeSearch, meanScore } from '@/backend/testing/search/judge-search'

const ENOUGH = 0.9

test('what people type finds what they mean among the first five', async () => {
  const { db, close } = await testDatabase()
  const judged = await judgeSearch(db)
  expect(judged.length).toBeGreaterThanOrEqual(150)
  expect(meanScore(judged)).toBeGreaterThanOrEqual(ENOUGH)
  await close()
})
