import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { accountPorts } from '@/backend/app/account-adapters'
import { readConfig } from '@/backend/app/config'
import { createApp, routesOf } from '@/backend/app/create-app'
import { createShopSettings } from '@/backend/modules/settings/shop-settings'
import type { Config } from '@/backend/platform/config'
import type { Caller, Services } from '@/backend/platform/context'
import type { AccountAdapters } from '@/backend/platform/settings'
import { noAdapters } from '@/backend/testing/settings'
import type { Endpoint, Output } from '@/contract/endpoint'
import { ErrorBody } from '@/contract/fields'

/** The moment at which tests happen unless they bring their own clock. */
export const TEST_NOW = new Date('2026-11-21T03:00:00Z')

type TestServices = Partial<Omit<Services, 'config'>> &
  Pick<Services, 'db'> & {
    config?: Partial<Config>
    /** The services elsewhere that the shop uses; none unless named. */
    adapters?: Partial<AccountAdapters>
    /** Who is behind which token; any other token is refused. */
    callers?: Record<string, Caller>
  }

export function testServices({ callers = {}, adapters, ...given }: TestServices): Services {
  const nowhere = path.join(tmpdir(), 'hien-sach-no-such-folder')
  const services = {
    log: pino({ level: 'silent' }),
    now: () => TEST_NOW,
    identify: async (token: string) => callers[token] ?? null,
    ...given,
    config: { ...readConfig({ DATA_DIR: nowhere }), ...given.config },
  }
  const settings = createShopSettings(services, {
    ...accountPorts,
    adaptersFor: () => ({ ...noAdapters, ...adapters }),
  })
  return { settings, ...services }
}

/** The whole backend in memory with a fixed clock and no log. */
export const testApp = (given: TestServices) => createApp(testServices(given))

/** Every path it answers that takes a body, as it is written in the router. */
export function writingRoutes(given: TestServices): { method: string; path: string }[] {
  const all = routesOf(testServices(given)).routes.filter(
    ({ method, path }) => method !== 'GET' && !path.includes('*'),
  )
  return [...new Map(all.map((route) => [`${route.method} ${route.path}`, route])).values()].map(
    ({ method, path }) => ({ method: method === 'ALL' ? 'POST' : method, path }),
  )
}

export type TestApp = ReturnType<typeof testApp>

/** A body sent as JSON. */
export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Calls and answers the body, which must be 200 and exactly what the contract promises, nothing besides. */
export async function ask<E extends Endpoint>(
  app: TestApp,
  endpoint: E,
  address: string,
  init?: RequestInit,
): Promise<Output<E>> {
  const answer = await app.request(address, init)
  const body: unknown = JSON.parse(await answer.text())
  assert.equal(answer.status, 200, `${address}: ${JSON.stringify(body)}`)
  const parsed = endpoint.response.parse(body)
  assert.deepEqual(body, parsed, `${address} answers more than the contract says`)
  return parsed as Output<E>
}

/** Calls and answers status and text of a refusal, which must have the one shape of all refusals. */
export async function refusal(app: TestApp, address: string, init?: RequestInit) {
  const answer = await app.request(address, init)
  const body = ErrorBody.parse(await answer.json())
  const { errorMessage: text, data } = body
  return { status: answer.status, text, data, headers: answer.headers }
}
