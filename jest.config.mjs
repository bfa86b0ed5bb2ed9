import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

// The databases and programs that a run leaves behind carry its number, and go at its end.
process.env.TEST_RUN ??= String(process.pid)
// So do the files in its folder of temporary ones; Jest has chosen the place of its cache before.
process.env.TEST_FILES ??= join(tmpdir(), `hien-sach-unit-${process.env.TEST_RUN}`)
process.env.TMPDIR = process.env.TEST_FILES
mkdirSync(process.env.TEST_FILES, { recursive: true })

const common = {
  globalTeardown: '<rootDir>/backend/testing/jest/clean-up.mjs',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
}
const outside = ['/node_modules/', '/.next/', '<rootDir>/data/']

/**
 * The backend runs in plain Node, without a sandbox for each file: a thread reads and optimises its code once.
 * So no module of it may remember what another test could notice.
 */
const plain = {
  ...common,
  displayName: 'plain',
  testMatch: ['<rootDir>/{backend,contract,contract-tools}/**/!(*.mocked).test.ts'],
  testPathIgnorePatterns: outside,
  runner: 'jest-light-runner',
  setupFiles: ['<rootDir>/backend/testing/jest/read-typescript.mjs'],
  transform: {},
}

/** Jest's own runner. */
const sandboxed = (settings) =>
  withNext({
    ...common,
    displayName: 'sandboxed',
    testEnvironment: 'node',
    // Packages such as jose are ESM only; running the tests as ESM needs no rewriting of them.
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    moduleNameMapper: {
      ...common.moduleNameMapper,
      '^.+\\.module\\.(css|sass|scss)$': '<rootDir>/components/ui/testing-css-modules.js',
      '^server-only$': 'next/dist/compiled/server-only/empty.js',
    },
    setupFilesAfterEnv: ['<rootDir>/components/ui/testing-timeouts.ts'],
    ...settings,
  })().then((resolved) => ({ ...resolved, transformIgnorePatterns: ['/node_modules/'] }))

const rest = {
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    ...outside,
    '<rootDir>/(backend|contract|contract-tools)/.*(?<!\\.mocked)\\.test\\.ts$',
  ],
}

export default async function config() {
  // `npm run mutate` names the tests itself, and knows Jest's own runner alone.
  if ('STRYKER_MUTATOR_WORKER' in process.env) return sandboxed()
  return {
    projects: [plain, await sandboxed(rest)],
    testSequencer: '<rootDir>/backend/testing/jest/longest-first.mjs',
    // Threads of their own: with one, Jest would end with what a test leaves unhandled.
    maxWorkers: '100%',
    // Jest reads it here, not in a project.
    testTimeout: 120_000,
    forceExit: true,
  }
}
