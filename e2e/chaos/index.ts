import { browserFaults } from '@/e2e/chaos/browser-failures'
import { databaseKilled } from '@/e2e/chaos/database-down'
import { diskFull, tablesFull } from '@/e2e/chaos/full-disk'
import { stopped } from '@/e2e/chaos/graceful-shutdown'
import { killed } from '@/e2e/chaos/killed-processes'
import { committed } from '@/e2e/chaos/lost-responses'
import { malformed } from '@/e2e/chaos/malformed-responses'
import { renewed } from '@/e2e/chaos/new-deployment'
import { expiresOnTheWay, revoked } from '@/e2e/chaos/session-expiry'
import { severed, unreachable } from '@/e2e/chaos/severed-connections'
import { slow } from '@/e2e/chaos/slow-upstream'
import { throttled } from '@/e2e/chaos/throttled-upstream'
import { broken, down } from '@/e2e/chaos/upstream-down'
import { clockWrong } from '@/e2e/chaos/wrong-clock'
import type { Check } from '@/e2e/support/check'

/**
 * F-01 to F-21. Four of them are proved by tests that lie elsewhere:
 *
 * F-10, the upstream before each statement: backend/{order,exam,registration}-kill-battery.test.ts (`npm run battery`)
 * F-12: backend/modules/orders/idempotency.test.ts, order-battery.test.ts; e2e/journeys/guest-buys-a-book.spec.ts, guest-pays-online.spec.ts
 * F-13, F-14, F-15: backend/modules/payments/ipn-routes.test.ts; F-14 also backend/modules/payments/order-payment.test.ts
 */
export const faults: readonly Check[] = [
  ...[down, slow, broken, throttled, malformed, severed, unreachable, committed],
  ...[databaseKilled, killed, stopped, diskFull, tablesFull, clockWrong],
  ...[expiresOnTheWay, revoked, browserFaults, renewed],
]
