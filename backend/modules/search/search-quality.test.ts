import { expect, test } from '@jest/globals'
import { testDatabase } from '@/backend/platform/db/testing'
import { judgeSearch, meanScore } from '@/backend/testing/search/judge-search'

const ENOUGH = 0.9
/** Of a hundred plain phrases. */
const PHRASES_MET = 95

test('what people type finds what they mean among the first five', async () => {
  const { db, close } = await testDatabase()
  const { queries, phrases } = await judgeSearch(db)
  expect(queries.length).toBeGreaterThanOrEqual(150)
  expect(meanScore(queries)).toBeGreaterThanOrEqual(ENOUGH)
  expect(phrases).toHaveLength(100)
  const unmet = phrases.flatMap(({ text, isMet }) => (isMet ? [] : [text]))
  expect({ unmet, isEnough: unmet.length <= 100 - PHRASES_MET }).toMatchObject({ isEnough: true })
  await close()
})
