import type { Check } from '@/server/battery/check'
import { cookies } from '@/server/battery/walls/cookies'
import { cors } from '@/server/battery/walls/cors'
import { exposed } from '@/server/battery/walls/exposed'
import { forgedAddresses } from '@/server/battery/walls/forged-addresses'
import { headers } from '@/server/battery/walls/headers'
import { idor } from '@/server/battery/walls/idor'
import { leaks } from '@/server/battery/walls/leaks'
import { logs } from '@/server/battery/walls/logs'
import { cachedMixUp, parallelMixUp } from '@/server/battery/walls/mix-up'
import { policy } from '@/server/battery/walls/policy'

/*
 * The rows that need no running shop are Jest tests, in the gate or, in full, in `npm run battery`:
 *
 * S-04  https or loopback alone         server/config.test.ts, lib/env.test.ts
 * S-09  calls by role, forged tokens    backend/authz.test.ts
 * S-10e no answers before handing in    backend/handlers/exam-reading.test.ts, exam-submitting.test.ts
 * S-11  addresses that lead elsewhere   lib/routes/safe-next.test.ts, backend/domain/internal-path.test.ts, lib/payment/payment-address.test.ts
 * S-12  requests from other sites       lib/bff/foreign-requests.test.ts, lib/session/journey.test.ts (next-auth's own)
 * S-13  who has an account              backend/handlers/auth.test.ts, user-password.test.ts, user-registration.test.ts; `npm run bench:sign-in`
 * S-14  guessed codes                   backend/handlers/user-password.test.ts, user-registration.test.ts
 * S-15  guessed vouchers                backend/handlers/order-codes.test.ts
 * S-17  floors of versions, S-18 the lockfile and scripts of packages   server/dependency-floors.test.ts
 * S-21  bans                            server/zones.test.ts, server/bans.test.ts
 * S-22  accessibility                   e2e/support/axe.ts, in every journey
 * S-23  mutations                       `npm run mutate`
 */

/** The last one uses up what this machine's own address may try. */
export const walls: readonly Check[] = [
  headers,
  policy,
  cors,
  exposed,
  cookies,
  cachedMixUp,
  parallelMixUp,
  idor,
  leaks,
  logs,
  forgedAddresses,
]
