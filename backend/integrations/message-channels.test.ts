import { expect, test } from '@jest/globals'
import { messageChannels } from '@/backend/integrations/message-channels'
import { messageSandbox } from '@/backend/integrations/zalo/simulator'
import type { PhoneMessage } from '@/backend/modules/phone-messages'
import { messageKinds } from '@/backend/modules/phone-messages/message-kinds'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { listen } from '@/backend/testing/listen'
import { testConfig } from '@/backend/testing/payments'
import { fixedSettings } from '@/backend/testing/settings'
import { besideSilence, outcomeOf } from '@/backend/testing/silent-service'
import { TEST_NOW } from '@/backend/testing/test-app'

const { accounts } = fixedSettings().current()
const names = messageChannels(testConfig, accounts).map(({ name }) => name)
type SmsKeys = { apiKey: string; secretKey: string }
/** As long as the keys a service gives out; the practice account's short words stand everywhere. */
const smsKeys = { apiKey: 'a1'.repeat(16), secretKey: 'b2'.repeat(16) }
type Fetch = (request: Request) => Response | Promise<Response>

const message = (changes: Partial<PhoneMessage> = {}): PhoneMessage => ({
  ...{ id: crypto.randomUUID(), phone: '0912345670', kind: 'placed' },
  ...{ data: { order_code: 'HS1' }, text: 'da nhan don HS1' },
  ...changes,
})

/** A channel of a demonstration, or of an account, whose service answers so. */
async function beside(db: Db, name: (typeof names)[number], fetch: Fetch, keys?: SmsKeys) {
  const server = await listen(fetch)
  const config = { ...testConfig, port: Number(new URL(server.origin).port) }
  const sms = keys ? { ...keys, brandname: 'HIENSACH', apiUrl: server.origin } : null
  const channel = messageChannels(config, { ...accounts, sms }).find((one) => one.name === name)
  if (!channel) throw new Error(`a demonstration has no ${name}`)
  const services = { db, now: () => TEST_NOW, config }
  const send = (what = message()) => channel.send(services, what)
  return { channel, send, close: server.close }
}

for (const name of names) {
  databaseTest(`${name} keeps what the port of messages promises`, async ({ db }) => {
    const { channel, send, close } = await beside(db, name, messageSandbox().fetch)
    try {
      expect(messageKinds.every((kind) => channel.sends(kind))).toBe(true)
      const what = message()
      const first = await send(what)
      expect(first).toEqual({ state: 'sent', reference: expect.stringMatching(/./) })
      // Tried again under its id it is not an error.
      expect(await send(what)).toMatchObject({ state: 'sent' })
      // A number that takes none: in the service's own code, which the office shows.
      const refused = await send(message({ phone: '0912345688' }))
      expect(refused).toEqual({ state: 'refused', code: expect.stringMatching(/^-?\d+$/) })
    } finally {
      close()
    }
  })

  databaseTest(
    `${name}: an answer of no sense is no delivery, and tells no secret`,
    async ({ db }) => {
      const answers: Fetch[] = [
        () => new Response('', { status: 500 }),
        () => new Response('<html>'),
        () => Response.json({}),
        () => Response.json(null),
        // The service repeats what it was sent.
        async (request) =>
          new Response(`${JSON.stringify([...request.headers])}${await request.text()}`),
        () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:1/' } }),
      ]
      for (const answer of answers) {
        const heard: string[] = []
        const service: Fetch = async (request) => {
          heard.push(await request.clone().text(), JSON.stringify([...request.headers]))
          return answer(request)
        }
        const { send, close } = await beside(
          db,
          name,
          service,
          name === 'sms' ? smsKeys : undefined,
        )
        const told = await send().catch((error: unknown) => error)
        close()
        expect(heard.join().length).toBeGreaterThan(0)
        if (!(told instanceof Error)) expect(told).toMatchObject({ state: 'failed' })
        const text =
          told instanceof Error ? `${told.stack}${JSON.stringify(told)}` : JSON.stringify(told)
        const secrets = heard.join().match(/[0-9a-f]{32,}/g) ?? []
        expect(secrets.length).toBeGreaterThan(0)
        for (const secret of secrets) expect(text).not.toContain(secret)
      }
    },
  )

  databaseTest(`${name}: a service that cannot be reached has sent nothing`, async ({ db }) => {
    const { send, close } = await beside(db, name, () => new Response())
    close()
    expect(await send()).toMatchObject({ state: 'failed' })
  })

  databaseTest(`${name}: a service that never answers may have sent it`, ({ db }) =>
    besideSilence(
      async (origin) => {
        const config = { ...testConfig, port: Number(new URL(origin).port) }
        const channel = messageChannels(config, accounts).find((one) => one.name === name)
        const services = { db, now: () => TEST_NOW, config }
        const said = await outcomeOf(() => channel?.send(services, message()))
        expect(said).toBeInstanceOf(Error)
        expect((said as Error).message).toMatch(/timeout/i)
      },
      ({ url }) =>
        url.endsWith('/access_token')
          ? Response.json({ access_token: 'a', refresh_token: 'b', expires_in: 3600 })
          : null,
    ),
  )
}

databaseTest('Zalo: nothing was sent while the token never comes', ({ db }) =>
  besideSilence(async (origin) => {
    const config = { ...testConfig, port: Number(new URL(origin).port) }
    const [zns] = messageChannels(config, accounts)
    const services = { db, now: () => TEST_NOW, config }
    expect(await zns?.send(services, message())).toMatchObject({ state: 'failed' })
  }),
)

databaseTest('Zalo: without a token nothing was sent, so it is tried again', async ({ db }) => {
  for (const answer of [new Response('<html>'), Response.json({ error: 'x' }), Response.json([])]) {
    const { send, close } = await beside(db, 'zns', () => answer)
    expect(await send()).toMatchObject({ state: 'failed' })
    close()
  }
})

test('a demonstration has every channel', () => expect(names).toEqual(['zns', 'sms']))
