// `npm run checks -- [suite or check …]`; FULL=1 takes every case, SEED=<number> repeats a run.

import { chaos } from '@/e2e/chaos'
import { load } from '@/e2e/load'
import { security } from '@/e2e/security'
import { input } from '@/e2e/security/input'
import { knownAttacks } from '@/e2e/security/known-attacks'
import { closeLiveShop } from '@/e2e/security/live-shop'
import { type Check, runChecks } from '@/e2e/support/check'
import { closeSharedShop } from '@/e2e/support/shop'

const suites: Record<string, readonly Check[]> = {
  security: [...knownAttacks, ...input, ...security],
  chaos,
  load,
}

// biome-ignore-start lint/style/noProcessEnv: a program's own settings.
const pace = { seed: Number(process.env.SEED ?? 20261121), isFull: process.env.FULL === '1' }
// biome-ignore-end lint/style/noProcessEnv: a program's own settings.
const all = Object.values(suites).flat()
// A part of the security suite that has a name of its own.
suites['known-attacks'] = knownAttacks
const wanted = process.argv.slice(2)
const checks =
  wanted.length === 0
    ? all
    : wanted.flatMap((name) => suites[name] ?? all.filter((check) => check.name === name))
if (checks.length === 0) {
  const names = [...Object.keys(suites), ...all.map(({ name }) => name)]
  throw new Error(`No such check. Known: ${names.join(', ')}`)
}
const isFine = await runChecks(checks, pace, console.log)
await closeSharedShop()
await closeLiveShop()
process.exit(isFine ? 0 : 1)
