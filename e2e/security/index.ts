import { policy } from '@/e2e/security/content-security-policy'
import { cookies } from '@/e2e/security/cookies'
import { cors } from '@/e2e/security/cors'
import { exposed } from '@/e2e/security/exposed-files'
import { forgedAddresses } from '@/e2e/security/forged-client-addresses'
import { idor } from '@/e2e/security/idor'
import { logs } from '@/e2e/security/log-contents'
import { cachedMixUp, parallelMixUp } from '@/e2e/security/response-mix-up'
import { leaks } from '@/e2e/security/secret-leaks'
import { headers } from '@/e2e/security/security-headers'
import type { Check } from '@/e2e/support/check'

/*
 * The rows that need no running shop are Jest tests, in the gate or, in full, in `npm run battery`:
 *
 * S-04  https or loopback alone         server/config.test.ts, lib/env.test.ts
 * S-09  calls by role, forged tokens    backend/authz.test.ts
 * S-10e no answers before handing in    backend/modules/exams/exam-routes.test.ts, exam-submitting.test.ts
 * S-11  addresses that lead elsewhere   lib/routes/safe-next.test.ts, backend/modules/pages/internal-path.test.ts, lib/payments/payment-url.test.ts
 * S-12  requests from other sites       lib/bff/cross-site-requests.test.ts, lib/auth/sign-in-flow.test.ts (next-auth's own)
 * S-13  who has an account              backend/modules/auth/sign-in-routes.test.ts, user-password.test.ts, user-registration.test.ts; `npm run bench:sign-in`
 * S-14  guessed codes                   backend/modules/auth/password-routes.test.ts, user-registration.test.ts
 * S-15  guessed vouchers                backend/modules/cart/cart-code-routes.test.ts
 * S-17  floors of versions, S-18 the lockfile and scripts of packages   server/dependency-floors.test.ts
 * S-21  bans                            server/zones.test.ts, server/bans.test.ts
 * S-22  accessibility                   e2e/support/expect-accessible.ts, in every journey
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
