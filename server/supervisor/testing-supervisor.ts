import { stopOnSignal } from '@/server/supervisor/signals'
import { createSupervisor } from '@/server/supervisor/supervisor'

// A supervisor of one process, for the tests that end it from outside.
const supervisor = createSupervisor((line) => console.log(line))
stopOnSignal({ stop: () => supervisor.stop(60_000), kill: supervisor.kill })
await supervisor.start({ ...JSON.parse(process.env.PLAN ?? ''), onLine: () => {} })
