import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { arePackagesInstalled, ensurePackages } from '@/scripts/install'

type Packages = Record<string, { version?: string; optional?: boolean; dev?: boolean }>

function folderWith(wanted: Packages, present: Packages | null) {
  const root = mkdtempSync(join(tmpdir(), 'install-'))
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...wanted } }),
  )
  if (present) {
    mkdirSync(join(root, 'node_modules'))
    const path = join(root, 'node_modules', '.package-lock.json')
    writeFileSync(path, JSON.stringify({ packages: present }))
  }
  return root
}

const wanted = {
  'node_modules/next': { version: '16.4.6' },
  'node_modules/jest': { version: '30.5.2', dev: true },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
}
const forShop = { 'node_modules/next': { version: '16.4.6' } }

test('what the shop needs is there, packages for other systems aside', () => {
  expect(arePackagesInstalled(folderWith(wanted, forShop), { dev: false })).toBe(true)
})

test('tests need the tools for development too', () => {
  expect(arePackagesInstalled(folderWith(wanted, forShop), { dev: true })).toBe(false)
})

test('a fresh clone and another version both call for an installation', () => {
  expect(arePackagesInstalled(folderWith(wanted, null), { dev: false })).toBe(false)
  const older = { 'node_modules/next': { version: '16.4.5' } }
  expect(arePackagesInstalled(folderWith(wanted, older), { dev: false })).toBe(false)
})

test('npm installs exactly what is locked and runs no script of a package', async () => {
  const root = folderWith(wanted, null)
  const npm = join(root, 'npm.js')
  writeFileSync(npm, "require('node:fs').writeFileSync('asked', process.argv.slice(2).join(' '))")
  jest.replaceProperty(process, 'env', { ...process.env, npm_execpath: npm })
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  await ensurePackages(root, { dev: false })
  jest.restoreAllMocks()
  const [command, ...options] = readFileSync(join(root, 'asked'), 'utf8').split(' ')
  expect(command).toBe('ci')
  expect(options).toContain('--ignore-scripts')
})
