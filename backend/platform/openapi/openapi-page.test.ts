import { expect, test } from '@jest/globals'
import type { Db } from '@/backend/platform/db/connect'
import { testApp } from '@/backend/testing/test-app'
import { endpoints } from '@/contract'

const demo = testApp({ db: {} as Db, config: { mode: 'demo' } })
const live = testApp({ db: {} as Db, config: { mode: 'live' } })

test('the contract is served as it is checked in', async () => {
  const answer = await live.request('/openapi.json')
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' })
})

test('a demonstration shows every call to read, on a page that runs and loads nothing', async () => {
  const answer = await demo.request('/dev/api')
  const html = await answer.text()
  const ids = endpoints.map(({ operationId }) => operationId)
  expect(ids.filter((id) => !html.includes(`<details id="${id}">`))).toEqual([])
  expect(/<script|\bsrc=|href="(?:https?:)?\/\//.exec(html)).toBeNull()
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/)
  expect(policy).not.toContain('unsafe')
})

test('every link on it leads to a place on it', async () => {
  const html = await (await demo.request('/dev/api')).text()
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id)
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
})

test('a live shop has no such page', async () => {
  expect((await live.request('/dev/api')).status).toBe(404)
})
