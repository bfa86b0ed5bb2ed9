import { expect, test } from '@jest/globals'
import { builtInViettel } from '@/backend/integrations/invoice-providers'
import { viettel } from '@/backend/integrations/viettel-invoice/client'
import { viettelSandbox } from '@/backend/integrations/viettel-invoice/simulator'
import type { Trouble } from '@/backend/integrations/viettel-invoice/troubles'
import {
  type InvoiceDocument,
  type InvoiceProvider,
  InvoiceRefusal,
} from '@/backend/modules/invoices'
import type { Config } from '@/backend/platform/config'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { listen } from '@/backend/testing/listen'
import { testConfig } from '@/backend/testing/payments'
import { besideSilence, outcomeOf } from '@/backend/testing/silent-service'
import { TEST_NOW } from '@/backend/testing/test-app'

type Issuer = {
  /** The provider at a service on this port, with the shop's practice account. */
  connect: (config: Config) => InvoiceProvider
  /** The service played; `nextTrouble` is what goes wrong at the next invoice. */
  play: (
    db: Db,
    nextTrouble: () => Trouble | null,
  ) => (request: Request) => Response | Promise<Response>
  secrets: string[]
}

/** Every service that issues invoices. */
const issuers: Record<string, Issuer> = {
  viettel: {
    connect: (config) => viettel(builtInViettel(config)),
    play: (db, nextTrouble) => {
      const services = { db, now: () => TEST_NOW, config: testConfig }
      const settings = builtInViettel(testConfig)
      return viettelSandbox(services, { settings, nextTrouble }).fetch
    },
    secrets: [builtInViettel(testConfig).password],
  },
}

const document = (ref: string, changes: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  ...{ ref, kind: 'original', issuedAt: TEST_NOW, buyer: null, email: 'lan@vi.du', corrects: null },
  lines: [
    {
      ...{ orderLineId: null, code: '1', name: 'Số đỏ', unit: 'Cuốn', quantity: 2 },
      ...{ rate: null, net: 112_000, tax: 0, amount: 112_000 },
    },
  ],
  ...changes,
})

const signedIn = () => Response.json({ access_token: 'a'.repeat(32), expires_in: 300 })

async function beside(fetch: (request: Request) => Response | Promise<Response>, issuer: Issuer) {
  const server = await listen(fetch)
  const provider = issuer.connect({ ...testConfig, port: Number(new URL(server.origin).port) })
  return { provider, close: server.close }
}

for (const [name, issuer] of Object.entries(issuers)) {
  databaseTest(`${name} keeps what the port of invoices promises`, async ({ db }) => {
    const troubles: (Trouble | null)[] = []
    const { provider, close } = await beside(
      issuer.play(db, () => troubles.shift() ?? null),
      issuer,
    )
    try {
      expect(provider.name).toBe(name)
      expect(await provider.find('HS1')).toBeNull()
      const issued = await provider.issue(document('HS1'))
      expect(issued).toMatchObject({ number: expect.stringMatching(/./), issuedAt: TEST_NOW })
      expect(provider.lookupUrl(issued)).toMatch(/^https?:\/\//)
      expect(await provider.find('HS1')).toMatchObject({ number: issued.number })
      // Sent again it is the same invoice, also where the answer to the first was lost or spoilt.
      expect(await provider.issue(document('HS1'))).toMatchObject({ number: issued.number })
      for (const trouble of ['lost', 'garbled'] as const) {
        troubles.push(trouble)
        const first: unknown = await provider
          .issue(document(trouble))
          .catch((error: unknown) => error)
        expect(first).toBeInstanceOf(Error)
        expect(first).not.toBeInstanceOf(InvoiceRefusal)
        const made = await provider.find(trouble)
        expect(made).not.toBeNull()
        expect((await provider.issue(document(trouble))).number).toBe(made?.number)
      }
      // A service that is away, or whose token is over, has done nothing, and does it when it is asked again.
      troubles.push('down')
      const away: unknown = await provider.issue(document('HS2')).catch((error: unknown) => error)
      expect(away).not.toBeInstanceOf(InvoiceRefusal)
      expect(await provider.find('HS2')).toBeNull()
      troubles.push('expired')
      expect((await provider.issue(document('HS2'))).number).not.toBe(issued.number)
      // Refused it is in words, and nothing stands there.
      troubles.push('refuses')
      const refusal: unknown = await provider
        .issue(document('HS3'))
        .catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(InvoiceRefusal)
      expect((refusal as Error).message).toMatch(/./)
      expect(await provider.find('HS3')).toBeNull()

      const adjusted = await provider.issue(
        document('HS1-2', {
          kind: 'adjustment',
          corrects: { number: issued.number, issuedAt: issued.issuedAt, reason: 'Trả một cuốn' },
          lines: [
            {
              ...{ orderLineId: null, code: '1', name: 'Số đỏ', unit: 'Cuốn', quantity: -1 },
              ...{ rate: null, net: -56_000, tax: 0, amount: -56_000 },
            },
          ],
        }),
      )
      expect(adjusted.number).not.toBe(issued.number)
    } finally {
      close()
    }
  })

  const answers: [string, (request: Request) => Response | Promise<Response>][] = [
    ['fails', () => new Response('', { status: 500 })],
    ['answers a page', () => new Response('<html>')],
    ['answers nothing', () => Response.json({})],
    ['answers a list', () => Response.json([1])],
    ['refuses in no words', () => new Response('x', { status: 400 })],
    [
      'says the request again',
      async (request) =>
        new Response(`${JSON.stringify([...request.headers])}${await request.text()}`, {
          status: 400,
        }),
    ],
    ['sends elsewhere', () => new Response(null, { status: 302, headers: { location: '/' } })],
  ]
  test.each(answers)(
    `${name}: of a service that %s nothing is known, no invoice and no refusal, and no secret is told`,
    async (_, answer) => {
      for (const signsIn of [false, true]) {
        const { provider, close } = await beside(
          (request) =>
            signsIn && request.url.endsWith('/auth/login') ? signedIn() : answer(request),
          issuer,
        )
        for (const ask of [() => provider.issue(document('HS1')), () => provider.find('HS1')]) {
          const error: unknown = await ask().catch((thrown: unknown) => thrown)
          expect(error).toBeInstanceOf(Error)
          expect(error).not.toBeInstanceOf(InvoiceRefusal)
          const text = `${(error as Error).stack}${JSON.stringify(error)}`
          for (const secret of [...issuer.secrets, 'a'.repeat(32)])
            expect(text).not.toContain(secret)
        }
        close()
      }
    },
  )

  test(`${name}: a service that never answers is given up, which refuses nothing`, () =>
    besideSilence(async (origin) => {
      const provider = issuer.connect({ ...testConfig, port: Number(new URL(origin).port) })
      for (const ask of [() => provider.issue(document('HS1')), () => provider.find('HS1')]) {
        const said = await outcomeOf(ask)
        expect(said).toBeInstanceOf(Error)
        expect(said).not.toBeInstanceOf(InvoiceRefusal)
      }
    }))

  test(`${name}: a service that signs in and never answers again is given up`, async () => {
    const timeout = AbortSignal.timeout
    const given: number[] = []
    AbortSignal.timeout = (ms) => {
      given.push(ms)
      return timeout.call(AbortSignal, 200)
    }
    const answer: (request: Request) => Response | Promise<Response> = ({ url }) =>
      url.endsWith('/auth/login') ? signedIn() : new Promise<Response>(() => {})
    const { provider, close } = await beside(answer, issuer)
    try {
      await expect(provider.issue(document('HS1'))).rejects.toThrow(/timeout/i)
      expect(Math.max(...given)).toBeLessThanOrEqual(60_000)
    } finally {
      AbortSignal.timeout = timeout
      close()
    }
  })
}

test('viettel: a reference in use whose invoice is not to be found yet is no refusal', async () => {
  const { viettel: issuer } = issuers
  if (!issuer) throw new Error('no viettel')
  const said = (message: string) => Response.json({ code: 400, message, data: '' }, { status: 400 })
  const { provider, close } = await beside(({ url }) => {
    if (url.endsWith('/auth/login')) return signedIn()
    return said(url.includes('/createInvoice/') ? 'TRANSACTION_UUID_INVALID' : 'NOT_FOUND_DATA')
  }, issuer)
  try {
    const error: unknown = await provider.issue(document('HS1')).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(InvoiceRefusal)
  } finally {
    close()
  }
})
