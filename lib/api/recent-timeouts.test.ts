import { expect, test } from '@jest/globals'
import { createRecentTimeouts } from '@/lib/api/recent-timeouts'

test('what was waited for in vain is not waited for again at once, and only that', () => {
  let at = 0
  const late = createRecentTimeouts(() => at)
  late.add('GET /api/News', new Error('too slow'))
  expect(() => late.throwIfRecent('GET /api/News')).toThrow('too slow')
  expect(() => late.throwIfRecent('GET /api/News/Tag')).not.toThrow()
  at = 1_000
  expect(() => late.throwIfRecent('GET /api/News')).not.toThrow()
})

test('the list does not grow without end', () => {
  const late = createRecentTimeouts(() => 0)
  for (let call = 0; call <= 1_000; call++) late.add(String(call), new Error('too slow'))
  expect(() => late.throwIfRecent('0')).not.toThrow()
  expect(() => late.throwIfRecent('1000')).toThrow('too slow')
})
