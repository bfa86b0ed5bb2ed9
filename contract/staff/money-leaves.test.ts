import { expect, test } from '@jest/globals'
import { endpoints } from '@/contract'

/** Calls of those who handle money that send none away. */
const SENDS_NOTHING = [
  // Keeps the money.
  'refuseRefund',
  // What a carrier has collected and owes.
  'importCodStatement',
  'resolveCodLine',
  // Where it is to go; who approves it is asked for the code, and is somebody else.
  'askRefundReceiver',
  'setRefundReceiver',
]

test('every call by which money leaves asks for the code again', () => {
  const ofMoney = endpoints.filter(
    ({ endpoint: { method, path, access } }) =>
      access === 'staff' &&
      method !== 'GET' &&
      /refunds\/|payouts|transfers\/|cod-/.test(path) &&
      !path.includes('/orders/'),
  )
  expect(ofMoney.length).toBeGreaterThan(5)
  const silent = ofMoney.filter(({ endpoint }) => !endpoint.confirms).map(({ name }) => name)
  expect(silent.sort()).toEqual([...SENDS_NOTHING].sort())
})
