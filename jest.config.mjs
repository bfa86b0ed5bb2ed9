import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

const settings = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.{ts,tsx}'],
  // Packages such as jose and PGlite are ESM only; running the tests as ESM needs no rewriting of them.
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^.+\\.module\\.(css|sass|scss)$': '<rootDir>/components/ui/testing-css-modules.js',
    '^server-only$': 'next/dist/compiled/server-only/empty.js',
  },
  setupFilesAfterEnv: ['<rootDir>/components/ui/testing-timeouts.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '<rootDir>/data/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  // The first embedded database of a run is made from nothing, which takes its time on a busy machine.
  testTimeout: 120_000,
  forceExit: true,
}

export default async function config() {
  const resolved = await withNext(settings)()
  return { ...resolved, transformIgnorePatterns: ['/node_modules/'] }
}
