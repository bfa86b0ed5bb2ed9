import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { build, hashSources, isBuildFresh } from '@/scripts/build'

/** A repository with one page, and a process in place of `next build`. */
function shop(program: string) {
  const root = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(root, 'app'))
  writeFileSync(join(root, 'app', 'page.tsx'), 'one')
  writeFileSync(join(root, 'build.mjs'), program)
  return root
}

const whole = `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('.next/static', { recursive: true })
writeFileSync('.next/BUILD_ID', 'a')`
const brokenOff = `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('.next', { recursive: true })
writeFileSync('.next/half', '')
console.log('Type error in page.tsx')`

const run = (root: string) => build(root, () => {}, ['build.mjs']).done

test('a build stays fresh until a source changes', async () => {
  const root = shop(whole)
  expect(isBuildFresh(root)).toBe(false)
  await run(root)
  expect(isBuildFresh(root)).toBe(true)
  writeFileSync(join(root, 'app', 'page.tsx'), 'two')
  expect(isBuildFresh(root)).toBe(false)
})

test('a standalone build has the files browsers fetch beside its server', async () => {
  const root = shop(`${whole}
mkdirSync('.next/standalone/.next', { recursive: true })
writeFileSync('.next/static/page.js', 'script')`)
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'public', 'icon.svg'), '<svg/>')
  await run(root)
  for (const path of ['.next/static/page.js', 'public/icon.svg'])
    expect(existsSync(join(root, '.next', 'standalone', path))).toBe(true)
})

test('a new, renamed or removed file is a change; a test beside it is not', () => {
  const root = shop(whole)
  const before = hashSources(root)
  writeFileSync(join(root, 'app', 'page.test.tsx'), 'test')
  expect(hashSources(root)).toBe(before)
  writeFileSync(join(root, 'app', 'layout.tsx'), '')
  expect(hashSources(root)).not.toBe(before)
})

test.each([
  ['that fails', `${brokenOff}\nprocess.exit(1)`],
  ['that breaks off and calls itself fine', brokenOff],
])('a build %s is not trusted, and says why', async (_, program) => {
  const root = shop(program)
  mkdirSync(join(root, '.next'))
  writeFileSync(join(root, '.next', 'source-stamp'), hashSources(root))
  await expect(run(root)).rejects.toThrow('Type error in page.tsx')
  expect(existsSync(join(root, '.next', 'half'))).toBe(true)
  expect(isBuildFresh(root)).toBe(false)
})
