import { expect, test } from '@jest/globals'
import { openingLines } from '@/server/startup-message'

const opening = {
  address: 'https://sach.example',
  mode: 'live',
  dev: false,
  upstreamUrl: 'http://127.0.0.1:4000',
  logDirectory: null,
} as const

test.each([
  [true, false],
  [false, true],
])(
  'a live shop is told that its e-mails reach nobody: with a mail server %s',
  async (sendsMail, warns) => {
    expect((await openingLines({ ...opening, sendsMail })).includes('SMTP_URL')).toBe(warns)
  },
)
