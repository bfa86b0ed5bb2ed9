import { expect, test } from '@jest/globals'
import { openingLines } from '@/scripts/start/startup-message'

test.each([
  [true, false],
  [false, true],
])(
  'a live shop is told that its e-mails reach nobody: with a mail server %s',
  async (sendsMail, warns) => {
    const publicUrl = new URL('https://sach.example')
    const lines = await openingLines({
      config: { mode: 'live', publicUrl, sendsMail },
      dev: false,
      upstreamUrl: 'http://127.0.0.1:4000',
      logDirectory: null,
    })
    expect(lines.includes('SMTP_URL')).toBe(warns)
  },
)
