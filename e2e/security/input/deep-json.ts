import { entryPoints } from '@/e2e/security/input/entry-points'
import { eachOf, shareOf } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { sharedShop } from '@/e2e/support/shop'

const LONGEST_MS = 200
/** A machine with other work answers late now and then: the best of these counts. */
const TURNS = 4

/** Calls that cannot do without what their body holds, for somebody who may make all of them. */
const calls: [string, string][] = [
  ...[
    'Order/cal',
    'Order/check-inventory-without-login',
    'Order/add-voucher-without-login',
    'Order/shipping-fee-without-login',
    'Order/checkout-without-login',
    'Order/look-up',
    'Order/add-product',
    'Order/add-voucher',
    'Order/merge',
    'Order/CheckOut',
    'Authentication/Login',
    'User/ValidateSecurityCode',
    'Redirect/Check-url',
    'Examination/SaveExam',
    'Examination/SubmitExam',
    'UserAddress',
    'Feedback',
    'staff/vouchers',
  ].map((path): [string, string] => ['POST', path]),
  ['PATCH', 'User/ChangePassword'],
  ['PATCH', 'Order/Address'],
]

const nested = (depth: number, open: string, close: string, core = '1') =>
  open.repeat(depth) + core + close.repeat(depth)
const wide = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(',')
const depths = [10, 100, 1_000, 10_000, 30_000]

const bodies: string[] = [
  ...depths.map((depth) => nested(depth, '[', ']')),
  ...depths.map((depth) => nested(depth, '{"a":', '}')),
  ...[33, 1_000].map((depth) => `{"x":${nested(depth, '[{"a":', '}]')}}`),
  nested(100_000, '[', ']'),
  nested(100_000, '[', ''),
  nested(30_000, '{"a":[', ''),
  `[${wide(30_000, () => '1')}]`,
  `{${wide(4_000, (index) => `"k${index}":1`)}}`,
  `{${wide(100_000, (index) => `"k${index}":1`)}}`,
  `{${wide(8_000, () => '"a":1')}}`,
  `{"__proto__":{${wide(100, (index) => `"k${index}":1`)}}}`,
  `"${'x'.repeat(60_000)}"`,
  `"${'x'.repeat(1024 * 1024)}"`,
  `"${'\\u0000'.repeat(10_000)}"`,
  `{"a":"${'\\\\'.repeat(20_000)}"}`,
  ...['1e400', '-1e400', '1e-400', '-0', '9007199254740993', '1'.repeat(60_000)],
  `[${'9'.repeat(300)}.${'9'.repeat(300)}e${'9'.repeat(100)}]`,
]

/** JSON of any depth, width or size is refused at once. */
export const deepJson: Check = {
  name: 'deep-json',
  proves: 'deep, wide and huge JSON',
  run: async (pace) => {
    const entries = entryPoints(await sharedShop())
    for (const entry of entries) await entry.refresh()
    const all = entries.flatMap((entry) =>
      calls.flatMap(([method, path]) =>
        bodies.map((body) => ({ entry, method, address: `/api/${path}`, body })),
      ),
    )
    const tried = shareOf(all, pace, 11)
    let slowest = 0
    const failures = await eachOf(
      tried,
      async ({ entry, ...call }) => {
        let best = Number.POSITIVE_INFINITY
        for (let turn = 0; turn < TURNS && best > LONGEST_MS; turn++) {
          const start = performance.now()
          const answer = await entry.call('admin', call)
          const json = (await answer.json().catch(() => null)) as { errorMessage?: unknown } | null
          best = Math.min(best, performance.now() - start)
          const isRefused = answer.status === 400 || answer.status === 413
          if (!isRefused || typeof json?.errorMessage !== 'string')
            return `${entry.name} ${call.address} ${call.body.slice(0, 60)}: ${answer.status}`
        }
        slowest = Math.max(slowest, best)
        return best <= LONGEST_MS
          ? undefined
          : `${entry.name} ${call.address} ${call.body.slice(0, 60)}: ${Math.round(best)} ms`
      },
      1,
    )
    return { count: tried.length, failures, figures: { slowest: `${Math.round(slowest)} ms` } }
  },
}
