/** `npm run mutate`: which tests would notice a slip, in the modules where one costs money or lets somebody in. */
const modules = {
  money: [
    'backend/modules/catalog/price.ts',
    'backend/modules/catalog/priced-lines.ts',
    'backend/modules/promotions/voucher-rules.ts',
    'backend/modules/cart/totals.ts',
    'backend/modules/shipping/shipping-fee.ts',
    'backend/integrations/vnpay/sign.ts',
    'lib/format/money.ts',
  ],
  slug: ['contract/text.ts', 'lib/routes/id-slug.ts'],
  redirect: [
    'lib/routes/safe-next.ts',
    'lib/routes/redirects.ts',
    'backend/platform/http/internal-path.ts',
    'backend/modules/auth/mobile/mobile-path.ts',
    'lib/payments/payment-url.ts',
  ],
  authz: [
    'backend/platform/http/contract-router.ts',
    'backend/modules/auth/access-token.ts',
    'lib/bff/same-origin.ts',
    'lib/routes/page-access.ts',
    'lib/auth/permissions.ts',
    'lib/security/client-address.ts',
  ],
  validation: [
    'contract/fields.ts',
    'contract/phone.ts',
    'lib/bff/match-endpoint.ts',
    'server/gateway/request-rules.ts',
  ],
}

/** The quick tests that know them; those that need a database would take hours. */
const tests = [
  'backend/platform/http/contract-router.test.ts',
  'backend/{modules,platform}/**/{access-token,price,priced-lines,totals,shipping-fee,internal-path,mobile-path}.test.ts',
  'backend/integrations/vnpay/client.test.ts',
  'contract/*.test.ts',
  'lib/bff/{own-request,table}.test.ts',
  'lib/format/money.test.ts',
  'lib/payments/payment-url.test.ts',
  'lib/routes/*.test.ts',
  'lib/auth/permissions.test.ts',
  'server/gateway/{client-address,request-rules}.test.ts',
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
