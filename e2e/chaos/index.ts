import { brokenRows } from '@/e2e/chaos/broken-rows'
import { browserFailures } from '@/e2e/chaos/browser-failures'
import { bucketMedia } from '@/e2e/chaos/bucket-media'
import { databaseDown } from '@/e2e/chaos/database-down'
import { failedParts } from '@/e2e/chaos/failed-parts'
import { fullDatabaseDisk, fullDisk } from '@/e2e/chaos/full-disk'
import { gracefulShutdown } from '@/e2e/chaos/graceful-shutdown'
import { killedProcesses } from '@/e2e/chaos/killed-processes'
import { lostResponses } from '@/e2e/chaos/lost-responses'
import { malformedResponses } from '@/e2e/chaos/malformed-responses'
import { newDeployment } from '@/e2e/chaos/new-deployment'
import { refusalsInBrowser } from '@/e2e/chaos/refusals-in-browser'
import { sessionExpiry, sessionRevoked } from '@/e2e/chaos/session-expiry'
import { severedConnections, unreachableUpstream } from '@/e2e/chaos/severed-connections'
import { slowUpstream } from '@/e2e/chaos/slow-upstream'
import { throttledUpstream } from '@/e2e/chaos/throttled-upstream'
import { upstreamDown, upstreamErrors } from '@/e2e/chaos/upstream-down'
import { wrongClock } from '@/e2e/chaos/wrong-clock'
import type { Check } from '@/e2e/support/check'

/**
 * What needs no running shop is proved by Jest: processes killed before each statement in `*.chaos.test.ts` of the backend, repeated
 * requests in orders/idempotency.test.ts, payment notices in payments/ipn-routes.test.ts and order-payment.test.ts.
 */
export const chaos: readonly Check[] = [
  ...[
    upstreamDown,
    slowUpstream,
    upstreamErrors,
    throttledUpstream,
    malformedResponses,
    brokenRows,
    severedConnections,
    unreachableUpstream,
    lostResponses,
    failedParts,
  ],
  ...[
    databaseDown,
    killedProcesses,
    gracefulShutdown,
    fullDisk,
    fullDatabaseDisk,
    bucketMedia,
    wrongClock,
  ],
  ...[sessionExpiry, sessionRevoked, browserFailures, refusalsInBrowser, newDeployment],
]
