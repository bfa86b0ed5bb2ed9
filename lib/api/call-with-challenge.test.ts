import { expect, test } from '@jest/globals'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { sendSecurityCode } from '@/contract/shop/passwords'
import { callWithChallenge } from '@/lib/api/call-with-challenge'

const said: string[] = []
/** As much of a page as is spoken to: jsdom's own arrays are none to the browser's cryptography. */
Object.assign(globalThis, {
  document: {
    cookie: '',
    querySelectorAll: () => [],
    createElement: () => ({ remove: () => said.push('removed') }),
    body: { append: ({ role }: { role: string }) => said.push(role) },
  },
})

const answer = (status: number, body: unknown) =>
  ({ ok: status === 200, status, headers: new Headers(), json: async () => body }) as Response

/** A shop whose network limit is reached until a call brings its work. */
function challengingShop(data: unknown) {
  const seen: (string | null)[] = []
  globalThis.fetch = async (path, init) => {
    if (String(path).endsWith('/Challenge')) {
      const options = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey }
      const challenge = await createChallenge({ ...options, hmacSignatureSecret: 'secret' })
      return answer(200, { data: { challenge: JSON.stringify(challenge) } })
    }
    const proof = new Headers(init?.headers).get('x-challenge')
    seen.push(proof)
    return proof ? answer(200, {}) : answer(429, { errorMessage: 'Nhiều lượt quá.', data })
  }
  return seen
}

test('refused because of its network, the browser works and asks once more', async () => {
  const seen = challengingShop({ isChallenged: true })
  await callWithChallenge(sendSecurityCode, { body: { Email: 'lan@sach.vn' } })
  const sent = JSON.parse(atob(seen[1] ?? ''))
  expect([seen.length, seen[0], sent.solution.counter]).toEqual([2, null, 3])
  expect(said).toEqual(['status', 'removed'])
})

test('refused for anything else, nothing is worked for', async () => {
  const seen = challengingShop(undefined)
  const asked = callWithChallenge(sendSecurityCode, { body: { Email: 'lan@sach.vn' } })
  await expect(asked).rejects.toThrow('429')
  expect(seen).toEqual([null])
})
