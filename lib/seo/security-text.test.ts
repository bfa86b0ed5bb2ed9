import { expect, test } from '@jest/globals'
import { securityText } from '@/lib/seo/security-text'

test('security.txt names whom to write to and has not expired', () => {
  const now = new Date('2026-11-21T03:00:00Z')
  const text = securityText('an-toan@sach.vn', (path) => `https://sach.vn${path}`, now)
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  expect(text).toContain('Contact: mailto:an-toan@sach.vn\n')
  expect(text).toContain('Canonical: https://sach.vn/.well-known/security.txt\n')
  expect(Date.parse(expires) - now.getTime()).toBeGreaterThan(100 * 86_400_000)
  expect(Date.parse(expires) - now.getTime()).toBeLessThan(366 * 86_400_000)
})
