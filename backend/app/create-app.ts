import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { secureHeaders } from 'hono/secure-headers'
import { routes } from '@/backend/api/routes'
import { mediaRoutes } from '@/backend/api/shop/media'
import { carrierRoutes } from '@/backend/api/webhooks/carriers'
import { paymentRoutes } from '@/backend/api/webhooks/payments'
import { devRoutes } from '@/backend/app/demo-routes'
import { internalRoutes } from '@/backend/app/internal-routes'
import { invoiceSandboxRoutes } from '@/backend/integrations/invoice-providers'
import type { Services } from '@/backend/platform/context'
import { isUnreachable } from '@/backend/platform/db/db-errors'
import { contractRouter, matchablePath } from '@/backend/platform/http/contract-router'
import { HttpError } from '@/backend/platform/http/http-error'
import { openApiText } from '@/backend/platform/openapi/document'
import { traceCalls } from '@/backend/platform/telemetry/trace-calls'
import { messages } from '@/contract/messages'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
  }
}

const SAFE_REQUEST_ID = /^[\w-]{8,64}$/

/** Its routes, for a list of them. */
export function routesOf(services: Services) {
  const app = new Hono({ getPath: matchablePath })

  if (services.config.isTraced) app.use(traceCalls)
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id') ?? ''
    const requestId = SAFE_REQUEST_ID.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    const start = performance.now()
    await next()
    // Set on the answer itself: a header named before is lost where a handler makes the whole answer.
    c.header('x-request-id', requestId)
    const ms = Math.round((performance.now() - start) * 10) / 10
    const { method, path } = c.req
    services.log.info({ requestId, method, path, status: c.res.status, ms }, 'request')
  })
  app.use(secureHeaders({ crossOriginResourcePolicy: false }))
  app.use('/api/*', compress({ threshold: 1024 }))

  app.get('/healthz', (c) => c.json({ status: 'up' }))
  app.get('/readyz', async (c) => {
    const isReady = await services.db.execute('select 1').then(
      () => true,
      () => false,
    )
    return c.json({ status: isReady ? 'ready' : 'database unreachable' }, isReady ? 200 : 503)
  })
  app.get('/openapi.json', (c) =>
    c.body(openApiText(), 200, { 'content-type': 'application/json; charset=utf-8' }),
  )
  app.route('/', mediaRoutes(services))
  if (services.config.mode === 'demo') app.route('/', devRoutes(services))
  app.route('/', internalRoutes(services))
  app.route('/', paymentRoutes(services))
  app.route('/', carrierRoutes(services))
  app.route('/', invoiceSandboxRoutes(services))
  app.route('/', contractRouter(services, routes))

  app.notFound((c) => c.json({ errorMessage: messages.noSuchCall }, 404))
  app.onError((error, c) => {
    const requestId = c.get('requestId')
    if (error instanceof HttpError) {
      for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
      if (error.cause) services.log.warn({ requestId, err: error.cause }, error.message)
      c.header('cache-control', 'no-store')
      return c.json(
        { errorMessage: error.userMessage, ...(error.data !== undefined && { data: error.data }) },
        error.status,
      )
    }
    services.log.error({ requestId, err: error }, 'unexpected')
    c.header('cache-control', 'no-store')
    if (isUnreachable(error)) {
      c.header('retry-after', '5')
      return c.json({ errorMessage: messages.unavailable }, 503)
    }
    return c.json({ errorMessage: messages.broken }, 500)
  })
  return app
}

/**
 * The whole backend without a socket: `serve.ts` listens with it, tests call `app.request`. Which notices of payment sites and carriers
 * are heard follows from the shop's accounts, so the routes are made anew when one of those changes.
 */
export function createApp(services: Services) {
  let current = routesOf(services)
  services.settings.onAccountsChange(() => {
    current = routesOf(services)
  })
  const app = new Hono()
  app.all('*', (c) => current.fetch(c.req.raw, c.env))
  return app
}
