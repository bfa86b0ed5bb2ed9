import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const rooms = ['app', 'backend', 'components', 'contract', 'contract-tools', 'e2e', 'lib', 'server']
const plugins = readdirSync('.biome').map((name) => `.biome/${name}`)
const rules = ['biome.json', ...rooms.map((room) => `${room}/biome.json`), ...plugins]

const importOf = (module: string) => `import { x } from '${module}'\nexport const y = x\n`
const lateImport = `export const load = () => import('@/components/catalog/product-view')\n`
const rawHtml =
  'export const A = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n'

const forbidden = [
  ['contract/a.ts', '@/lib/env'],
  ['contract/a.ts', '@/backend/app/create-app'],
  ['contract/a.ts', 'zod'],
  ['contract/a.ts', 'react'],
  ['lib/format/a.ts', '@/components/ui/button'],
  ['lib/format/a.ts', '@/backend/app/create-app'],
  ['lib/format/a.ts', '@/server/config'],
  ['lib/format/a.ts', 'zod'],
  ['lib/format/a.ts', 'pg'],
  ['lib/api/a.ts', '@/contract'],
  ['lib/api/a.ts', '@/contract/index'],
  ['lib/bff/a.ts', '@/backend/app/create-app'],
  ['backend/modules/orders/a.ts', '@/lib/env'],
  ['backend/modules/orders/a.ts', '@/server/config'],
  ['backend/modules/orders/a.ts', 'next/server'],
  ['backend/platform/http/a.ts', 'react'],
  ['backend/platform/http/a.ts', '@/backend/modules/cart/totals'],
  ['backend/modules/catalog/a.ts', '@/backend/modules/orders'],
  ['backend/modules/cart/a.ts', '@/backend/modules/orders/order-queries'],
  ['backend/modules/orders/a.ts', '@/backend/modules/orders'],
  ['backend/api/shop/a.ts', '@/backend/modules/orders/order-queries'],
  ['backend/workflows/refund/a.ts', '@/backend/modules/payments/refunds/refundable'],
  ['backend/modules/cart/a.ts', '@/backend/integrations/ghn/client'],
  ['backend/modules/cart/a.ts', '@/backend/api/routes'],
  ['backend/integrations/ghn/a.ts', '@/backend/read-models/home/quick-panel'],
  ['backend/read-models/home/a.ts', '@/backend/workflows/refund/send-refunds'],
  ['backend/workflows/refund/a.ts', '@/backend/workflows/place-order/place-order'],
  ['backend/api/shop/a.ts', '@/backend/app/config'],
  ['backend/platform/mail/a.ts', 'pg-boss'],
  ['backend/modules/orders/a.ts', 'pg-boss'],
  ['components/ui/a.tsx', '@/components/catalog-ui/cover'],
  ['components/ui/a.tsx', '@/components/cart/use-cart'],
  ['components/ui/a.tsx', '../catalog-ui/cover'],
  ['components/catalog-ui/a.tsx', '@/components/cart/cart-view'],
  ['components/catalog-ui/a.tsx', '@/components/layout/site-header'],
  ['components/cart/a.tsx', '@/components/catalog/product-view'],
  ['components/cart/a.tsx', '@/components/auth/use-auth-dialogs'],
  ['components/cart/a.tsx', '@/components/layout/site-header'],
  ['components/cart/a.tsx', '@headlessui/react'],
  ['components/cart/a.tsx', '@/app/providers'],
  ['components/cart/a.tsx', '@/backend/app/create-app'],
  ['components/cart/a.tsx', '@/contract/index'],
  ['components/cart/a.tsx', 'pg'],
  ['components/exams/question/a.tsx', '@/components/learning/course-view'],
  ['components/orders/checkout/a.tsx', '@/components/cart/use-promo-code'],
  ['components/orders/checkout/a.tsx', '@/components/cart/cart-line-row'],
  ['components/orders/a.tsx', '@/components/cart/cart-lines'],
  ['app/(shop)/san-pham/a.tsx', '@/lib/api/session'],
  ['app/(shop)/san-pham/a.tsx', 'next/headers'],
  ['app/(shop)/gio-hang/a.tsx', '@/backend/app/create-app'],
  ['app/(shop)/gio-hang/a.tsx', '@/server/config'],
  ['app/(shop)/gio-hang/a.tsx', '@/contract'],
  ['app/api/a.ts', '@/backend/app/create-app'],
  ['app/api/a.ts', 'zod'],
  ['server/a.ts', '@/lib/api/public'],
  ['server/a.ts', '@/app/layout'],
  ['server/a.ts', '@/contract/shop/orders'],
  ['server/a.ts', '@/e2e/support/shop'],
  ['server/a.ts', 'hono'],
  ['contract-tools/check/a.ts', '@/backend/app/create-app'],
  ['contract-tools/check/a.ts', '@/lib/api/client'],
  ['contract-tools/check/a.ts', '@/lib/env'],
  ['contract-tools/mock/a.ts', 'pg'],
  ['contract-tools/openapi/a.ts', 'zod'],
  ['contract/a.ts', '@/contract-tools/openapi/headers'],
  ['backend/platform/http/a.ts', '@/contract-tools/openapi/headers'],
  ['e2e/security/a.ts', '@/backend/app/create-app'],
  ['e2e/security/a.ts', '@/components/cart/use-cart'],
  ['e2e/security/a.ts', '@/lib/api/public'],
]

const allowed = [
  ['lib/bff/a.ts', '@/contract'],
  ['components/cart/a.tsx', '@/components/ui/button'],
  ['components/cart/a.tsx', '@/components/catalog-ui/cover'],
  ['components/cart/a.tsx', '@/components/cart/cart-line'],
  ['components/cart/a.tsx', '@/components/auth/use-auth-dialog'],
  ['components/catalog/a.tsx', '@/components/cart/use-cart'],
  ['components/orders/checkout/a.tsx', '@/components/cart/cart-lines'],
  ['components/layout/a.tsx', '@/components/cart/cart-view'],
  ['components/catalog-ui/a.tsx', '@/components/ui/button'],
  ['components/ui/a.tsx', '@headlessui/react'],
  ['app/(shop)/tai-khoan/a.tsx', '@/lib/api/session'],
  ['app/(shop)/tai-khoan/a.tsx', '@/components/accounts/profile-view'],
  ['backend/modules/orders/a.ts', 'zod'],
  ['backend/modules/cart/a.ts', '@/backend/modules/orders'],
  ['backend/modules/cart/a.ts', '@/backend/modules/orders/tables'],
  ['backend/modules/orders/a.ts', '@/backend/modules/orders/order-queries'],
  ['backend/api/shop/a.ts', '@/backend/modules/orders'],
  ['backend/workflows/refund/a.ts', '@/backend/integrations/ghn/client'],
  ['backend/api/shop/a.ts', '@/backend/workflows/refund/send-refunds'],
  ['backend/modules/orders/a.ts', '@/contract/shop/orders'],
  ['server/a.ts', '@/lib/routes/public-pages'],
  ['contract-tools/check/a.ts', '@/contract'],
  ['contract-tools/check/a.ts', '@/lib/routes/pages'],
  ['contract-tools/check/a.ts', '@/lib/api/adapters'],
  ['contract-tools/mock/a.ts', 'hono'],
  ['e2e/security/a.ts', '@/contract'],
  ['e2e/security/a.ts', '@/lib/format/hostile-texts'],
]

const tableOf = (module: string, table: string) =>
  `import { ${table} } from '@/backend/modules/${module}/tables'\n`
const raise = `${tableOf('orders', 'orders')}export const raise = (tx: Tx) => tx.update(orders).set({ status: 1 })\n`

const elsewhere = {
  'backend/modules/payments/writes-orders.ts': raise,
  'backend/modules/orders/writes-orders.ts': raise,
  'backend/workflows/refund/writes-orders.ts': raise,
  'backend/modules/catalog/type.ts': `import type { OrderRow } from '@/backend/modules/orders/order-queries'\nexport type Row = OrderRow\n`,
  'backend/modules/catalog/late.ts': `export const load = () => import('@/backend/modules/orders/order-queries')\n`,
  'components/cart/late.tsx': lateImport,
  'lib/default.ts': 'export default 1\n',
  'lib/long.ts': Array.from({ length: 251 }, (_, at) => `export const n${at} = ${at}\n`).join(''),
  'components/cart/raw.tsx': rawHtml,
  'components/cart/raw-props.ts':
    'export const props = { dangerouslySetInnerHTML: { __html: location.hash } }\n',
  'app/layout.tsx': rawHtml,
  'components/ui/rich-text.tsx': rawHtml,
  'lib/actions.ts': "'use server'\nexport async function buy() {}\n",
  'app/(shop)/gio-hang/page.tsx': 'export async function buy() {\n  "use server"\n}\n',
  'app/api/raw/route.ts': 'export const POST = async (request: Request) => request.text()\n',
  'backend/api/webhooks/raw.ts': 'export const read = (c: Context) => c.req.json()\n',
  'backend/integrations/ghn/raw-form.ts': 'export const read = (c: Context) => c.req.parseBody()\n',
  'lib/bff/raw-bytes.ts': 'export const read = (request: Request) => request.arrayBuffer()\n',
  'lib/bff/raw-copy.ts': 'export const read = (request: Request) => request.clone().formData()\n',
  'lib/api/answer.ts': 'export const read = (response: Response) => response.json()\n',
  'components/ui/one-client.ts': 'export const client = new QueryClient({})\n',
  'components/ui/client-each.ts': 'export const makeClient = () => new QueryClient({})\n',
}

type Finding = { file: string; rule: string }

/** What Biome finds in an otherwise empty tree that holds the project's own rules and these files. */
function lint(files: Map<string, string>): Finding[] {
  const tree = mkdtempSync(path.join(tmpdir(), 'lint-rules-'))
  try {
    for (const rule of rules) files.set(rule, readFileSync(rule, 'utf8'))
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
      writeFileSync(path.join(tree, file), text)
    }
    const biome = path.resolve('node_modules/.bin/biome')
    const options = ['--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github']
    const { stdout } = spawnSync(biome, ['lint', ...options, '.'], { cwd: tree, encoding: 'utf8' })
    return [...stdout.matchAll(/title=([^,]+),file=([^,]+),/g)].map(([, rule = '', file = '']) => ({
      rule,
      file: path.isAbsolute(file) ? path.relative(tree, file) : file,
    }))
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

/** One file for each case, because the same place is planted more than once. */
const fileOf = (place: string, module: string) =>
  place.replace('a.ts', `${module.replace(/[^a-z]+/gi, '-').toLowerCase()}.ts`)

const findings = lint(
  new Map([
    ...[...forbidden, ...allowed].map(
      ([place = '', module = '']) => [fileOf(place, module), importOf(module)] as const,
    ),
    ...Object.entries(elsewhere),
  ]),
)
const found = (file: string) => findings.filter((one) => one.file === file).map(({ rule }) => rule)
const aboutImports = (file: string) =>
  found(file).filter((rule) => rule === 'lint/style/noRestrictedImports' || rule === 'plugin')

test.each(forbidden)('%s must not import %s', (place, module) => {
  expect(aboutImports(fileOf(place, module))).not.toEqual([])
})

test.each(allowed)('%s may import %s', (place, module) => {
  expect(aboutImports(fileOf(place, module))).toEqual([])
})

test('a feature cannot load another one late either', () => {
  expect(aboutImports('components/cart/late.tsx')).toEqual(['plugin'])
})

test.each([
  ['a default export outside the places Next asks for', 'lib/default.ts', 'noDefaultExport'],
  ['a file of more than 250 lines', 'lib/long.ts', 'noExcessiveLinesPerFile'],
  ['raw HTML', 'components/cart/raw.tsx', 'noDangerouslySetInnerHtml'],
  ['raw HTML by a property', 'components/cart/raw-props.ts', 'plugin'],
  ['raw HTML in a layout', 'app/layout.tsx', 'noDangerouslySetInnerHtml'],
  ['a file of server actions', 'lib/actions.ts', 'plugin'],
  ['a server action', 'app/(shop)/gio-hang/page.tsx', 'plugin'],
  ['a type of a module above', 'backend/modules/catalog/type.ts', 'plugin'],
  ['a module above that is loaded late', 'backend/modules/catalog/late.ts', 'plugin'],
  ["a write to another module's table", 'backend/modules/payments/writes-orders.ts', 'plugin'],
  ["a workflow's write to a module's table", 'backend/workflows/refund/writes-orders.ts', 'plugin'],
  ['the text of a request without a bound', 'app/api/raw/route.ts', 'plugin'],
  ['the JSON of a request without a bound', 'backend/api/webhooks/raw.ts', 'plugin'],
  ['a form without a bound', 'backend/integrations/ghn/raw-form.ts', 'plugin'],
  ['the bytes of a request without a bound', 'lib/bff/raw-bytes.ts', 'plugin'],
  ['a copy of a request without a bound', 'lib/bff/raw-copy.ts', 'plugin'],
  ['one query client for all visitors', 'components/ui/one-client.ts', 'plugin'],
])('%s is reported', (_, file, rule) => {
  expect(found(file).join()).toContain(rule)
})

test.each([
  ['sanitised HTML in its one component', 'components/ui/rich-text.tsx'],
  ["a module's write to its own table", 'backend/modules/orders/writes-orders.ts'],
  ['what a server answers', 'lib/api/answer.ts'],
  ['a query client made for each visitor', 'components/ui/client-each.ts'],
])('%s is allowed', (_, file) => {
  expect(found(file)).toEqual([])
})
