/** `npm run mutate`: which tests would notice a slip, in the modules where one costs money or lets somebody in. */
const modules = {
  money: [
    'backend/domain/price.ts',
    'backend/domain/cart.ts',
    'backend/domain/discount.ts',
    'backend/domain/totals.ts',
    'backend/domain/shipping.ts',
    'backend/payment/vnpay-sign.ts',
    'lib/format/money.ts',
  ],
  slug: ['contract/text.ts', 'lib/routes/id-slug.ts'],
  redirect: [
    'lib/routes/safe-next.ts',
    'lib/routes/redirects.ts',
    'backend/domain/internal-path.ts',
    'backend/domain/mobile-path.ts',
    'lib/payment/payment-address.ts',
  ],
  authz: [
    'backend/router.ts',
    'backend/domain/access-token.ts',
    'lib/bff/own-request.ts',
    'lib/routes/guard.ts',
    'lib/session/permissions.ts',
    'server/door/client-address.ts',
  ],
  validation: [
    'contract/fields.ts',
    'contract/phone.ts',
    'lib/bff/table.ts',
    'server/door/raw-rules.ts',
  ],
}

/** The quick tests that know them; those that need a database would take hours. */
const tests = [
  'backend/router.test.ts',
  'backend/domain/{access-token,price,cart,totals,shipping,internal-path,mobile-path}.test.ts',
  'backend/payment/vnpay.test.ts',
  'contract/*.test.ts',
  'lib/bff/{own-request,table}.test.ts',
  'lib/format/money.test.ts',
  'lib/payment/payment-address.test.ts',
  'lib/routes/*.test.ts',
  'lib/session/permissions.test.ts',
  'server/door/{client-address,raw-rules}.test.ts',
]

export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { config: { testMatch: tests.map((path) => `<rootDir>/${path}`) } },
  mutate: Object.values(modules).flat(),
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  ignorePatterns: ['.next', 'data', 'e2e', 'public'],
  // Nothing is to be rewritten in it, and Stryker cannot read it with TypeScript 7.
  tsconfigFile: 'none.json',
  tempDirName: 'data/mutation',
}
