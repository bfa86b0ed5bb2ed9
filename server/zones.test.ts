import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'

/** What Biome reports for a file planted at `place` in an otherwise empty tree with the project's own rules. */
function reported(place: string, source: string): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'zones-'))
  try {
    mkdirSync(path.dirname(path.join(tree, place)), { recursive: true })
    copyFileSync('biome.json', path.join(tree, 'biome.json'))
    writeFileSync(path.join(tree, place), source)
    const biome = path.resolve('node_modules/.bin/biome')
    const { stdout, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', place], {
      cwd: tree,
      encoding: 'utf8',
    })
    return stdout + stderr
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

const use = (module: string) => `import { x } from '${module}'\nexport const y = x\n`

test.each([
  ['contract/a.ts', '@/lib/env'],
  ['contract/a.ts', '@/backend/app'],
  ['contract/a.ts', 'zod'],
  ['contract/a.ts', 'react'],
  ['lib/format/a.ts', '@/components/ui/button'],
  ['lib/format/a.ts', '@/backend/app'],
  ['lib/format/a.ts', 'zod'],
  ['lib/api/a.ts', '@/contract/index'],
  ['backend/domain/a.ts', '@/lib/env'],
  ['backend/domain/a.ts', 'next/server'],
  ['components/ui/a.tsx', '@/components/shelf/cover'],
  ['components/shelf/a.tsx', '@/components/cart/cart-view'],
  ['components/cart/a.tsx', '@/components/product/product-view'],
  ['components/cart/a.tsx', '@headlessui/react'],
  ['components/cart/a.tsx', '@/app/providers'],
  ['components/cart/a.tsx', '@/backend/app'],
  ['components/cart/a.tsx', 'pg'],
  ['app/(shop)/san-pham/a.tsx', '@/lib/api/session'],
  ['app/(shop)/san-pham/a.tsx', 'next/headers'],
  ['app/(shop)/gio-hang/a.tsx', '@/backend/app'],
  ['server/a.ts', '@/lib/api/public'],
  ['server/a.ts', '@/app/layout'],
  ['server/a.ts', '@/contract/order'],
  ['server/battery/a.ts', '@/backend/app'],
  ['server/battery/a.ts', '@/lib/api/public'],
  ['components/ui/a.tsx', '../../shelf/cover'],
])('%s must not import %s', (path, module) => {
  expect(reported(path, use(module))).toContain('noRestrictedImports')
})

test.each([
  ['components/cart/a.tsx', '@/components/ui/button'],
  ['components/cart/a.tsx', '@/components/auth/use-auth-dialog'],
  ['components/product/a.tsx', '@/components/cart/use-cart'],
  ['components/layout/a.tsx', '@/components/cart/use-cart'],
  ['app/(shop)/tai-khoan/a.tsx', '@/lib/api/session'],
  ['backend/domain/a.ts', 'zod'],
  ['server/a.ts', '@/lib/routes/public'],
  ['server/battery/input/a.ts', '@/contract'],
  ['server/battery/input/a.ts', '@/lib/format/hostile-texts'],
])('%s may import %s', (path, module) => {
  expect(reported(path, use(module))).not.toContain('noRestrictedImports')
})

test('a default export outside the places Next asks for is reported', () => {
  expect(reported('lib/a.ts', 'export default 1\n')).toContain('noDefaultExport')
})

const raw =
  'export const A = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n'

test.each([
  ['components/ui/json-ld.tsx', true],
  ['app/layout.tsx', true],
  ['components/ui/rich-text.tsx', false],
])('raw HTML in %s is reported: %s', (place, isReported) => {
  expect(reported(place, raw).includes('noDangerouslySetInnerHtml')).toBe(isReported)
})
