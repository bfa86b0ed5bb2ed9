import type { Check } from '@/server/battery/check'
import { broken, down } from '@/server/battery/faults/away'
import { browserFaults } from '@/server/battery/faults/browser-faults'
import { clockWrong } from '@/server/battery/faults/clock'
import { committed } from '@/server/battery/faults/committed'
import { databaseKilled } from '@/server/battery/faults/database'
import { diskFull, tablesFull } from '@/server/battery/faults/disk'
import { killed } from '@/server/battery/faults/killed'
import { malformed } from '@/server/battery/faults/malformed'
import { renewed } from '@/server/battery/faults/renewed'
import { expiresOnTheWay, revoked } from '@/server/battery/faults/sessions'
import { severed, unreachable } from '@/server/battery/faults/severed'
import { slow } from '@/server/battery/faults/slow'
import { stopped } from '@/server/battery/faults/stopped'
import { throttled } from '@/server/battery/faults/throttled'

/**
 * F-01 to F-21. Four of them are proved by tests that lie elsewhere:
 *
 * F-10, the upstream before each statement: backend/{order,exam,registration}-kill-battery.test.ts (`npm run battery`)
 * F-12: backend/handlers/order-key.test.ts, order-battery.test.ts; e2e/journeys/guest-buys-a-book.spec.ts, guest-pays-online.spec.ts
 * F-13, F-14, F-15: backend/payment/ipn.test.ts; F-14 also backend/handlers/order-payment.test.ts
 */
export const faults: readonly Check[] = [
  ...[down, slow, broken, throttled, malformed, severed, unreachable, committed],
  ...[databaseKilled, killed, stopped, diskFull, tablesFull, clockWrong],
  ...[expiresOnTheWay, revoked, browserFaults, renewed],
]
