/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { reloadOnMissingChunk } from '@/lib/browser/reload-on-missing-chunk'

const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
  document.body.replaceChildren()
})

/** Lets a script fail whose address answers so; tells how often the page was loaded again. */
async function lose(src: string, answer: () => Promise<{ status: number }>) {
  const asked = jest.fn(answer)
  globalThis.fetch = asked as unknown as typeof fetch
  const reload = jest.fn()
  const stop = reloadOnMissingChunk(reload)
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.src = src
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
  await Promise.allSettled(asked.mock.results.map(({ value }) => value as Promise<unknown>))
  await Promise.resolve()
  stop()
  return { asked: asked.mock.calls.length, reloads: reload.mock.calls.length }
}

const chunk = '/_next/static/chunks/0ho982jcg16vc.js'

test('a script that is no longer there reloads the page', async () => {
  expect(await lose(chunk, async () => ({ status: 404 }))).toEqual({ asked: 1, reloads: 1 })
})

test.each([
  ['a shop that cannot be reached', chunk, () => Promise.reject(new TypeError('offline')), 1],
  ['a script that is there after all', chunk, async () => ({ status: 200 }), 1],
  ['somebody else’s script', 'https://pay.example/x.js', async () => ({ status: 404 }), 0],
])('%s does not', async (_, src, answer, asked) => {
  expect(await lose(src, answer)).toEqual({ asked, reloads: 0 })
})
