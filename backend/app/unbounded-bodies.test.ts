import { expect, test } from '@jest/globals'
import { testDatabase } from '@/backend/platform/db/testing'
import { testApp, writingRoutes } from '@/backend/testing/test-app'

const MEGABYTES = 60
const chunk = new Uint8Array(1024 * 1024).fill(0x20)

/** Sends a body that does not tell its length; answers how much of it was taken. */
async function send(app: ReturnType<typeof testApp>, method: string, path: string) {
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (taken === MEGABYTES) return controller.close()
        taken++
        controller.enqueue(chunk)
      },
    },
    { highWaterMark: 0 },
  )
  // The types know no `duplex`, without which a stream cannot be sent.
  const init: RequestInit & { duplex: 'half' } = {
    ...{ method, body, duplex: 'half' },
    headers: { 'content-type': 'application/json' },
  }
  const { status } = await app.request(path.replace(/:\w+(?:\{[^}]*\})?/g, '1'), init)
  return { status, taken }
}

test('no route takes a body without end, whether its length is told or not', async () => {
  const { db, close } = await testDatabase()
  const given = { db }
  const app = testApp(given)
  const routes = writingRoutes(given)
  const found: string[] = []
  let refused = 0
  for (const { method, path } of routes) {
    const { status, taken } = await send(app, method, path)
    if (status === 413) refused++
    // A simulator plays the faults of what it stands for.
    const isBroken = status >= 500 && !path.startsWith('/sandbox')
    // A call without a body may answer without having read any of it.
    const isAccepted = status < 400 && taken > 0
    if (isAccepted || isBroken || taken >= MEGABYTES)
      found.push(`${method} ${path}: ${status} after ${taken} MB`)
  }
  await close()
  expect(found).toEqual([])
  expect(routes.length).toBeGreaterThan(180)
  // The calls of visitors, the notices of payment sites and carriers, the pages of the simulators.
  expect(refused).toBeGreaterThan(30)
})
