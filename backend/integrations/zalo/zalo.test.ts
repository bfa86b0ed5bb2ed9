import { expect } from '@jest/globals'
import { Hono } from 'hono'
import { esms } from '@/backend/integrations/esms/esms'
import { messageSandbox, ZALO_SANDBOX } from '@/backend/integrations/zalo/simulator'
import { zns } from '@/backend/integrations/zalo/zns'
import type { PhoneMessage } from '@/backend/modules/phone-messages'
import { databaseTest } from '@/backend/platform/db/testing'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { listen } from '@/backend/testing/listen'
import { testConfig } from '@/backend/testing/payments'
import { TEST_NOW } from '@/backend/testing/test-app'

const message = (phone: string, id = crypto.randomUUID()): PhoneMessage => ({
  ...{ id, phone, kind: 'placed', data: { order_code: 'HS1' }, text: 'da nhan don HS1' },
})

/** Behind the backend's own router, which knows lower-cased paths alone. */
const asServed = (sandbox: Hono) => new Hono({ getPath: matchablePath }).route('/', sandbox)

databaseTest(
  'Zalo and SMS are spoken to as they ask, a refresh token is used once',
  async ({ db }) => {
    const server = await listen(asServed(messageSandbox()).fetch)
    const url = server.origin + ZALO_SANDBOX
    const clock = { ms: TEST_NOW.getTime() }
    const services = { db, now: () => new Date(clock.ms), config: testConfig }
    const zalo = zns({
      ...{ appId: '1', secretKey: 's', refreshToken: 'first', apiUrl: url, oauthUrl: url },
      ...{ placed: '243563', paid: '', shipped: '', delivered: '', cancelled: '', refunded: '' },
      ...{ confirm: '', confirmSoon: '', released: '', willRefund: '', returnAnswered: '' },
    })
    expect(zalo.sends('paid')).toBe(false)
    expect(await zalo.send(services, message('0912345670'))).toMatchObject({ state: 'sent' })
    expect(await zalo.send(services, message('0912345678'))).toEqual({
      state: 'refused',
      code: '-118',
    })
    // A day later the first token is over and the pair that followed it works.
    clock.ms += 26 * 3_600_000
    expect(await zalo.send(services, message('0912345670'))).toMatchObject({ state: 'sent' })
    const sms = esms({ ...{ apiKey: 'k', secretKey: 's', brandname: 'HIENSACH' }, apiUrl: url })
    const again = message('0912345678')
    expect(await sms.send(services, again)).toMatchObject({ state: 'sent' })
    expect(await sms.send(services, again)).toMatchObject({ state: 'sent' })
    expect(await sms.send(services, message('0912345688'))).toEqual({
      state: 'refused',
      code: '99',
    })
    server.close()
  },
)
