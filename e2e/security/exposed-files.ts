import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { liveShop, planted } from '@/e2e/security/live-shop'
import type { Check } from '@/e2e/support/check'
import type { Answer } from '@/e2e/support/http-browser'

/** Where careless shops leave what is nobody's business. */
const places = [
  ...[
    '/.env',
    '/.env.local',
    '/.env.example',
    '/.git/config',
    '/.git/HEAD',
    '/.gitignore',
    '/.DS_Store',
    '/.npmrc',
  ],
  ...[
    '/package.json',
    '/package-lock.json',
    '/next.config.mjs',
    '/tsconfig.json',
    '/compose.yaml',
    '/README.md',
  ],
  ...[
    '/scripts/start.mjs',
    '/backend/app/serve.ts',
    '/node_modules/next/package.json',
    '/.next/BUILD_ID',
  ],
  ...[
    '/data/secrets.json',
    '/secrets.json',
    '/data/logs/backend.log',
    '/logs/backend.log',
    '/data/pglite/PG_VERSION',
  ],
  ...[
    '/media/../secrets.json',
    '/media/%2e%2e/secrets.json',
    '/media/..%2fsecrets.json',
    '/media/.%00/x',
    '/outbox/1.eml',
  ],
  ...[
    '/api-docs',
    '/swagger',
    '/swagger.json',
    '/openapi.json',
    '/api/openapi.json',
    '/graphql',
    '/api',
  ],
  ...[
    '/metrics',
    '/debug',
    '/debug/pprof',
    '/server-status',
    '/actuator/env',
    '/phpinfo.php',
    '/wp-login.php',
    '/admin',
  ],
  ...[
    '/_next/server/app/page.js',
    '/_next/static/../server/middleware.js',
    '/_next/data/x/trang-chu.json',
  ],
  ...[
    '/_next/image?url=%2Fapi%2FUser%2FUserApp&w=64&q=75',
    '/__nextjs_original-stack-frame',
    '/__nextjs_source-map?filename=x',
  ],
  ...[
    '/_next/webpack-hmr',
    '/dev/outbox',
    '/dev/accounts',
    '/sandbox-pay/x',
    '/api/auth/_log',
    '/api/defaultData',
  ],
  ...[
    '/internal/backup',
    '/api/internal/backup',
    '/internal/catalog-version',
    '/api/internal/catalog-version',
    '/payment/vnpay/ipn',
    '/healthz/../metrics',
    '/readyz?debug=1',
  ],
]

/** What nothing says that leaves the shop. */
const always: Record<string, RegExp> = {
  'an inner address': /(?:127\.0\.0\.1|localhost):\d+/,
  'a source map': /sourceMappingURL=/,
}
/** What no answer to a stranger says, whatever went wrong; scripts have errors of their own. */
const telling: Record<string, RegExp> = {
  ...always,
  'a stack': /\n\s+at \S+ \(|node_modules|webpack-internal|file:\/\/\//,
  'a query': /select .* from "|Failed query/i,
  'a kind of error': /\b(?:TypeError|SyntaxError|ZodError|DrizzleQueryError|ECONNREFUSED)\b/,
}

/** A missing page repeats the address it was asked for, which tells nothing. */
const withoutAddress = (text: string, path: string) =>
  text.replaceAll(encodeURIComponent(path), '').replaceAll(path, '')

function told(path: string, { body, headers }: Answer, signs: Record<string, RegExp>): string[] {
  const text = `${JSON.stringify(headers)}\n${withoutAddress(body, path)}`
  const secrets = Object.entries(planted).filter(([, secret]) => text.includes(secret))
  return [
    ...Object.entries(signs).flatMap(([what, sign]) => (sign.test(text) ? [`tells ${what}`] : [])),
    ...secrets.map(([name]) => `tells ${name}`),
  ]
}

/** Bodies and addresses that make programs complain. */
const wrong: [string, string | undefined][] = [
  ['/api/ProductPage/x', undefined],
  ['/api/ProductPage?page=x', undefined],
  ['/api/Order/cal', '{"cartDetails":'],
  ['/api/Order/cal', '{"cartDetails":[{"productId":"x"}]}'],
  ['/api/Authentication/Login', '[]'],
  ['/api/auth/callback/credentials', 'x'],
  ['/api/auth/signin/nobody', 'x'],
  ['/api/revalidate', '{}'],
  ['/mobile/session?code=x', undefined],
  ['/api/News/NewsUrl/%ff', undefined],
]

/** What other accounts of the machine could read of the shop's data. */
const openToOthers = (dataDir: string) =>
  [dataDir, ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]
    .map((name) => (name === dataDir ? name : join(dataDir, name)))
    .filter((path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077)
    .map((path) => `${path} is open to other accounts`)

/** Files, maps, documents of the interface and errors tell a stranger nothing. */
export const exposedFiles: Check = {
  name: 'exposed-files',
  proves: 'nothing lies open that is not the shop’s goods',
  run: async () => {
    const live = await liveShop()
    const here = live.browser()
    const failures = openToOthers(live.shop.dataDir)
    let count = 0
    const look = async (path: string, mayAnswer: boolean, body?: string) => {
      count += 1
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'storefront' }
      const answer = await here.ask(
        path,
        body === undefined ? {} : { method: 'POST', headers, body },
      )
      if (answer.status >= 500) failures.push(`${path} answered ${answer.status}`)
      if (!mayAnswer && answer.status < 300)
        failures.push(`${path} is there: ${answer.body.slice(0, 80)}`)
      failures.push(
        ...told(path, answer, path.endsWith('.js') ? always : telling).map(
          (what) => `${path} ${what}`,
        ),
      )
    }
    const built = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
    const scripts = built.filter((name) => name.endsWith('.js'))
    const isHarmless = (path: string) => path.startsWith('/readyz')
    for (const path of places) await look(path, isHarmless(path))
    for (const [path, body] of wrong) await look(path, true, body)
    for (const name of scripts) {
      const path = `/_next/static/${name.split('/').map(encodeURIComponent).join('/')}`
      await look(path, true)
      await look(`${path}.map`, false)
    }
    failures.push(
      ...built.filter((name) => name.endsWith('.map')).map((name) => `${name} was built`),
    )
    return {
      count,
      failures,
      figures: { places: String(places.length), scripts: String(scripts.length) },
    }
  },
}
