import { expect, test } from '@jest/globals'
import { loadingState, startLoading, withLoading } from '@/lib/browser/loading-state'

test('the flag is up while anything is pending and comes down when work ends either way', async () => {
  const first = startLoading()
  const failing = withLoading(Promise.reject(new Error('no')), { blocking: true })
  expect(loadingState()).toEqual({ pending: 2, blocking: 1 })
  await expect(failing).rejects.toThrow('no')
  expect(loadingState()).toEqual({ pending: 1, blocking: 0 })
  first()
  first()
  expect(loadingState()).toEqual({ pending: 0, blocking: 0 })
})
