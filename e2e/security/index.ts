import { contentSecurityPolicy } from '@/e2e/security/content-security-policy'
import { cookies } from '@/e2e/security/cookies'
import { cors } from '@/e2e/security/cors'
import { exposedFiles } from '@/e2e/security/exposed-files'
import { firstRunOfAShop, shopOfAnotherName } from '@/e2e/security/first-run'
import { forgedClientAddresses } from '@/e2e/security/forged-client-addresses'
import { idor } from '@/e2e/security/idor'
import { logContents } from '@/e2e/security/log-contents'
import { parallelVisitors, sharedCache } from '@/e2e/security/response-mix-up'
import { secretLeaks } from '@/e2e/security/secret-leaks'
import { securityHeaders } from '@/e2e/security/security-headers'
import type { Check } from '@/e2e/support/check'

/*
 * What needs no running shop is proved by Jest:
 *
 * https or loopback only          server/config.test.ts, lib/env.test.ts
 * calls by role, forged tokens    backend/authz.test.ts
 * no answers before submitting    backend/modules/exams/*.test.ts
 * open redirects                  lib/routes/safe-next.test.ts, backend/platform/http/internal-path.test.ts
 * cross-site requests             lib/bff/cross-site-requests.test.ts, lib/auth/sign-in-flow.test.ts
 * who has an account, codes       backend/modules/auth/*-routes.test.ts; `npm run bench:sign-in`
 * guessed vouchers                backend/modules/cart/cart-codes.test.ts
 * payment notices                 backend/api/webhooks/vnpay.test.ts, payment-history.test.ts
 * pipelined and unread answers    server/gateway/connections.test.ts; `npm run checks -- pipelined-readers`
 * IPv6 blocks, counted first      backend/platform/http/throttle-key.test.ts, rate-limit.test.ts, server/gateway/*-limit*.test.ts
 * owners locked out by strangers  backend/api/shop/sign-in.test.ts, password-routes.test.ts
 * files and folders of the data   backend/platform/db/connect.test.ts, lock.test.ts, backend/app/serve.test.ts
 * secrets, hosts, sandboxes       server/config.test.ts, server/gateway/request-rules.test.ts
 * lines held open                 server/gateway/session-ends.test.ts
 * slow or refused mails           backend/platform/jobs/jobs.test.ts, backend/app/jobs/hanging-services.test.ts
 * whoever asks for much           server/gateway/call-turns.test.ts, backend/platform/http/budgets.test.ts
 * refunds in slices, two persons  contract/staff/money-leaves.test.ts, backend/workflows/refund/refund-slices.test.ts
 * courses seen and given back     backend/modules/order-lifecycle/courses-and-lost-parcels.test.ts
 * mailboxes before their proof    backend/workflows/prove-mailbox/prove-mailbox.test.ts, social-sign-in.test.ts
 * who is hired                    backend/api/staff/invitations.test.ts
 * keys while saves are accepted   backend/modules/exams/answer-secrecy.test.ts
 * older answers, two starts       backend/modules/exams/save-answers.test.ts, start-attempt.test.ts
 * unsigned notices that are kept  backend/api/webhooks/unsigned-notices.test.ts
 * bodies without an end           backend/app/unbounded-bodies.test.ts
 * files of books                  backend/workflows/import-books/hostile-files.test.ts
 * names in every call             contract/typed-names.test.ts
 * drafts of who was here before   lib/orders/checkout/checkout-draft.test.ts
 * the recipe of nginx             e2e/hosting/nginx-recipe.test.ts
 */

/** The last one uses up the attempts of this machine's own address. */
export const security: readonly Check[] = [
  securityHeaders,
  contentSecurityPolicy,
  cors,
  exposedFiles,
  cookies,
  sharedCache,
  parallelVisitors,
  idor,
  secretLeaks,
  logContents,
  firstRunOfAShop,
  shopOfAnotherName,
  forgedClientAddresses,
]
