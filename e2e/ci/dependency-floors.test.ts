import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { satisfies } from 'semver'
import { Advisories, advisoriesOf, affectedBy, withNew } from '@/e2e/ci/advisories'
import known from '@/e2e/ci/advisories.json'
import floors from '@/e2e/ci/dependency-floors.json'
import packages from '@/package.json'

type Locked = {
  version?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  dev?: boolean
  devOptional?: boolean
  engines?: { node?: string }
  hasInstallScript?: boolean
}

const lockfile: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const installed = Object.entries(lockfile.packages).filter(([path]) => path !== '')

/** Negative when `one` is the older of two plain versions. */
const compareVersions = (one = '0', other = '0') =>
  one.localeCompare(other, 'en', { numeric: true })

test.each(Object.entries(floors))('no copy of %s is older than %s', (name, floor) => {
  const versions = installed.flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) ? [version] : [],
  )
  expect(versions.length).toBeGreaterThan(0)
  expect(versions.filter((version) => compareVersions(version, floor) < 0)).toEqual([])
})

test('an older version is seen', () => {
  expect(compareVersions('16.3.2', '16.3.3')).toBeLessThan(0)
  expect(compareVersions('16.10.0', '16.9.9')).toBeGreaterThan(0)
})

test('every version is pinned, and what is fetched is checked', () => {
  const ranges = Object.entries({ ...packages.dependencies, ...packages.devDependencies })
  expect(ranges.filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([])
  // What belongs to other platforms only is fetched nowhere the lockfile was made.
  const unchecked = installed.filter(([, { integrity, optional }]) => !integrity && !optional)
  expect(unchecked.map(([path]) => path)).toEqual([])
  const foreign = installed.filter(([, { resolved }]) => resolved && !resolved.startsWith('https:'))
  expect(foreign.map(([path]) => path)).toEqual([])
})

test('what would run a script of its own while it is installed is known, and works without', () => {
  const names = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
  // Both find their program in a package of its own for each platform; the script is for platforms that have none.
  expect([...new Set(names)].sort()).toEqual(['@parcel/watcher', 'esbuild'])
})

const nameOf = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const versions = installed.flatMap(([path, { version }]) =>
  version ? [{ name: nameOf(path), version }] : [],
)

test('no installed version is one an advisory is known of', () => {
  expect(affectedBy(Advisories.parse(known), versions)).toEqual([])
})

test('a version an advisory is about is named, and what the registry tells joins the list once', () => {
  const told = advisoriesOf({
    vulnerabilities: {
      a: {
        via: [
          'b',
          {
            ...{ name: 'a', range: '>=1.0.0 <1.2.3', severity: 'high', title: 'Bad' },
            url: 'https://github.com/advisories/GHSA-1',
          },
        ],
      },
    },
  })
  expect(affectedBy(told, [{ name: 'a', version: '1.2.2' }])).toEqual(['a 1.2.2: GHSA-1 (high)'])
  expect(affectedBy(told, [{ name: 'a', version: '1.2.3' }])).toEqual([])
  expect(withNew(told, told)).toHaveLength(1)
})

test('everything a shop runs on runs on the oldest Node it may have', () => {
  const [, floor = ''] = />=(\S+)/.exec(packages.engines.node) ?? []
  const tooNew = installed.filter(
    ([, { dev, devOptional, optional, engines }]) =>
      !dev && !devOptional && !optional && engines?.node && !satisfies(floor, engines.node),
  )
  expect(tooNew.map(([path]) => nameOf(path))).toEqual([])
})
