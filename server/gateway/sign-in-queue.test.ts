import { expect, test } from '@jest/globals'
import type { RequestContext } from '@/server/gateway/request-context'
import { createSignInQueue } from '@/server/gateway/sign-in-queue'
import { type Handler, withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const SIGN_IN = '/api/Authentication/Login'

/** A Next whose sign-ins are answered when the test says so; everything else at once. */
function slowSignIns() {
  const held: (() => void)[] = []
  let most = 0
  const next: Handler = (request, response) => {
    if (request.method !== 'POST') return response.end('a page')
    held.push(() => response.end('in'))
    most = Math.max(most, held.length)
  }
  const release = async (answers: Promise<unknown>[]) => {
    let isOver = false
    const all = Promise.all(answers).then(() => {
      isOver = true
    })
    while (!isOver) {
      held.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await all
  }
  return { next, release, mostAtOnce: () => most }
}

const signIn = (port: number, address = '203.0.113.1') =>
  ask(port, SIGN_IN, { method: 'POST', headers: { 'x-forwarded-for': address }, body: '{}' })

test('of hundreds who sign in at once few go on, the others wait, and readers do not', async () => {
  const { next, release, mostAtOnce } = slowSignIns()
  await withGateway({ next, trustedProxies: ['loopback'] }, async ({ port }) => {
    const school = Array.from({ length: 300 }, () => signIn(port))
    const refused = await Promise.race(school)
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([
      503,
      expect.any(Number),
    ])
    expect((await ask(port, '/san-pham')).status).toBe(200)
    // Somebody elsewhere is not behind the whole school.
    const other = signIn(port, '198.51.100.7')
    await release([...school, other])
    expect((await other).status).toBe(200)
    const statuses = (await Promise.all(school)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(208)
    expect(mostAtOnce()).toBe(8)
  })
})

test('whoever waits too long is sent away, and leaves no place taken', async () => {
  const inTurn = createSignInQueue(10)
  const context = {
    request: { method: 'POST' },
    pathname: SIGN_IN,
    relay: { visitor: { address: '203.0.113.1' } },
    signal: new AbortController().signal,
  } as unknown as RequestContext
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const running = Array.from({ length: 8 }, () => inTurn(context, () => slow))
  expect(await inTurn(context, async () => undefined)).toBe(false)
  finish()
  expect(await Promise.all(running)).toEqual(Array(8).fill(true))
  expect(await inTurn(context, async () => undefined)).toBe(true)
})
