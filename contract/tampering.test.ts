import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { endpoints } from '@/contract'
import { redeemSessionCode } from '@/contract/shop/mobile'
import { rightBodiesOf } from '@/contract/testing/generated-calls'

/** What is the shop's to say, not the sender's. */
const lies = {
  ...{
    unitPrice: 1,
    discount: 30_000,
    discountVoucher: 1,
    fee: 0,
    shippingFee: 0,
    subTotal: 1,
    total: 1,
  },
  ...{ userId: 7, role: 'admin', roles: ['admin'], isAdmin: true, paid: true, paymentStatus: 1 },
  ...{
    createdAt: '2020-01-01',
    createdTime: '2020-01-01',
    orderToken: 'x',
    soldCount: 9,
    onHand: 9,
  },
}

/** Answers by the number of their question, fields of an account by their names: a foreign key makes the call wrong. */
const byKey = ['answerResult', 'answerRevs', 'values']

/** The value with the lies in every object of it. */
function tampered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tampered)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    byKey.includes(key) ? part : tampered(part),
  ])
  return { ...lies, ...Object.fromEntries(parts) }
}

// Redeeming a code is asked of the app's own side, which says whose session it has.
const writes = endpoints.filter(({ endpoint }) => endpoint.body && endpoint !== redeemSessionCode)

test('there are calls to tamper with', () => {
  expect(writes.length).toBeGreaterThan(40)
})

test.each(writes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'what %s is told besides never reaches its handler',
  (_, endpoint) => {
    const { body: schema } = endpoint
    const bodies = fc.sample(rightBodiesOf(endpoint), { seed: 20_261_121, numRuns: 300 })
    const results = bodies.map((body) => ({
      honest: schema?.safeParse(body),
      lying: schema?.safeParse(tampered(body)),
    }))
    const both = results.filter(({ honest, lying }) => honest?.success && lying?.success)
    for (const { honest, lying } of both) expect(lying).toEqual(honest)
    expect(both.length).toBeGreaterThan(0)
  },
)
