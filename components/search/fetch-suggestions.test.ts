/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fetchSuggestions } from '@/components/search/fetch-suggestions'
import { answerCalls } from '@/lib/api/testing'

const none = { data: [], totalPage: 0, totalItem: 0, suggestion: null }

test('that nothing matches is known only when every kind could be asked', async () => {
  answerCalls({
    'GET /api/ProductPage': { status: 500 },
    'GET /api/Library': { json: none },
    'GET /api/News': { json: none },
  })
  await expect(fetchSuggestions('toán', 1)).rejects.toThrow()
})
