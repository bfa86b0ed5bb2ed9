import { expect, test } from '@jest/globals'
import { jsonLdText } from '@/components/ui/json-ld'

test('structured data cannot close their script element', () => {
  const text = jsonLdText({ '@type': 'Book', name: '</script><img src=x onerror=alert(1)>\u2028' })
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: '</script><img src=x onerror=alert(1)>\u2028',
  })
})
