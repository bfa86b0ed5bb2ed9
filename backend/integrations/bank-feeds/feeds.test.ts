import { expect, test } from '@jest/globals'
import { casso, cassoSignature } from '@/backend/integrations/casso/casso'
import { payos, payosSignature } from '@/backend/integrations/payos/payos'
import { sepay } from '@/backend/integrations/sepay/sepay'
import { orderCodeIn } from '@/backend/modules/payments/transfers/order-code-in'

const now = new Date('2026-11-21T03:00:00Z')
const notice = {
  reference: 'FT26325123456',
  account: '0000012345678',
  amount: 56_000,
  isIncoming: true,
  content: 'HS12345678 chuyen tien',
  sender: 'NGUYEN VAN A',
  bookedAt: new Date('2026-11-21T02:59:00Z'),
}
const feeds = [sepay('a secret of sixteen'), payos('a secret of sixteen'), casso('a secret of 16')]

test('signatures are those the services publish', () => {
  const link = { amount: 3000, cancelUrl: 'https://a.vn/c', description: 'DH123', orderCode: 123 }
  expect(payosSignature({ ...link, returnUrl: 'https://a.vn/r' }, 'test_checksum_key')).toBe(
    'cffbadd3455c3ab357e5cd6e06819b0dcf782be53d55871cd18ea2dc0b0a0066',
  )
  const data = {
    id: 0,
    reference: 'MA_GIAO_DICH_THU_NGHIEM',
    description: 'giao dich thu nghiem',
    amount: 599000,
    runningBalance: 25000000,
    transactionDateTime: '2024-10-03 15:06:37',
    accountNumber: '88888888',
    bankName: 'VPBank',
    bankAbbreviation: 'VPB',
    virtualAccountNumber: '',
    virtualAccountName: '',
    counterAccountName: 'NGUYEN VAN A',
    counterAccountNumber: '8888888888',
    counterAccountBankId: '970415',
    counterAccountBankName: 'VietinBank',
  }
  const key = 'mgExMrjj4i7a1p8Cs6LmFbpCd8lbw4sSX4LZXPag7TKazeIogtR90tvWYTkwQbvs'
  expect(cassoSignature({ error: 0, data }, '1727948258788', key)).toBe(
    'ed0a4bd2e826d5cb69988cdb141e6c1a080e21f3b57eb72cd78192220042b9e7dde0868fc667faea8e224900fa7904e7c88dfa098032fb2d6b6996856e8b7ff3',
  )
})

test.each(feeds)(
  '$name is read as it was written, and not when a sign of it is changed',
  (feed) => {
    const { headers, body } = feed.write(notice, now)
    const read = (text: string, at = now) =>
      feed.read({ header: (name) => headers[name], body: text, now: at })
    expect(read(body)).toEqual([
      { ...notice, sender: feed.name === 'sepay' ? null : notice.sender },
    ])
    for (const forged of [
      body.replace('56000', '96000'),
      body.replace('HS1', 'HS2'),
      '{}',
      '',
      'x',
    ]) {
      expect([forged, read(forged)]).toEqual([forged, 'unsigned'])
    }
  },
)

test('an old notice of SePay is a replay', () => {
  const { headers, body } = sepay('a secret of sixteen').write(notice, now)
  const later = new Date(now.getTime() + 6 * 60_000)
  const request = { header: (name: string) => headers[name], body, now: later }
  expect(sepay('a secret of sixteen').read(request)).toBe('unsigned')
})

test.each([
  ['HS12345678', 'HS12345678'],
  ['MBVCB.123.hs 1234-5678 nguyen van a ck.CT tu 0912', 'HS12345678'],
  ['HS12345678 0912345678', 'HS12345678'],
  ['HS12345678 HS12345678', 'HS12345678'],
  ['HS12345678 va HS87654321', null],
  ['tien sach', null],
  ['HS1234', null],
])('of “%s” the order is %s', (content, code) => {
  expect(orderCodeIn(content)).toBe(code)
})
