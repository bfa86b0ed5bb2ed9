// The battery on the running product: `npm run battery:shop -- [ids…]`, in full with BATTERY=full, repeated with SEED=<number>.
import { type Check, runChecks } from '@/server/battery/check'
import { faults } from '@/server/battery/faults'
import { input } from '@/server/battery/input'
import { load } from '@/server/battery/load'
import { closeSharedShop } from '@/server/battery/shop'
import { walls } from '@/server/battery/walls'
import { leaveGround } from '@/server/battery/walls/ground'

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
