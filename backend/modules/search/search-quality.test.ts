import { expect, jest, test } from '@jest/globals'
import { testDatabase } from '@/backend/platform/db/testing'
import { judgeSearch, meanScore } from '@/backend/testing/search/judge-search'

// The whole catalog is written and searched 150 times.
jest.setTimeout(60_000)

const ENOUGH = 0.9

test('what people type finds what they mean among the first five', async () => {
  const { db, close } = await testDatabase()
  const judged = await judgeSearch(db)
  expect(judged.length).toBeGreaterThanOrEqual(150)
  expect(meanScore(judged)).toBeGreaterThanOrEqual(ENOUGH)
  await close()
})
