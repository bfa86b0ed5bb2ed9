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
    // Drizzle as CommonJS, because only that is handed globals (below).
    '^drizzle-orm$': '<rootDir>/node_modules/drizzle-orm/index.cjs',
    '^drizzle-orm/(pg-core|pglite|node-postgres)$':
      '<rootDir>/node_modules/drizzle-orm/$1/index.cjs',
    '^drizzle-orm/(pglite|node-postgres)/migrator$':
      '<rootDir>/node_modules/drizzle-orm/$1/migrator.cjs',
    '^server-only$': 'next/dist/compiled/server-only/empty.js',
  },
  setupFilesAfterEnv: ['<rootDir>/components/ui/testing-timeouts.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '<rootDir>/data/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  // Jest looks globals up slowly, and Drizzle asks for them thousands of times per query: a sixth of its time this way.
  sandboxInjectedGlobals: ['Array', 'Error', 'Map', 'Object', 'Promise', 'String', 'Symbol'],
  // The first embedded database of a run is made from nothing, which takes its time on a busy machine.
  testTimeout: 120_000,
  forceExit: true,
}

export default async function config() {
  const resolved = await withNext(settings)()
  return { ...resolved, transformIgnorePatterns: ['/node_modules/'] }
}
