// The battery on the running product: `npm run battery:shop -- [ids…]`, in full with BATTERY=full, repeated with SEED=<number>.

import { faults } from '@/e2e/chaos'
import { load } from '@/e2e/load'
import { walls } from '@/e2e/security'
import { input } from '@/e2e/security/input'
import { leaveGround } from '@/e2e/security/live-shop'
import { type Check, runChecks } from '@/e2e/support/check'
import { closeSharedShop } from '@/e2e/support/shop'

// biome-ignore-start lint/style/noProcessEnv: a program's own settings.
const pace = {
  seed: Number(process.env.SEED ?? 20261121),
  isFull: process.env.BATTERY === 'full',
}
// biome-ignore-end lint/style/noProcessEnv: a program's own settings.
const wanted = process.argv.slice(2)
const isWanted = ({ id }: Check) => wanted.length === 0 || wanted.some((one) => id.startsWith(one))
const checks = [...input, ...faults, ...walls, ...load].filter(isWanted)
const isFine = await runChecks(checks, pace, console.log)
await closeSharedShop()
await leaveGround()
process.exit(isFine ? 0 : 1)
