import { expect, test } from '@jest/globals'
import { pgTable } from 'drizzle-orm/pg-core'
import { bytes } from '@/backend/platform/db/columns'

test('bytes are those of a buffer, from whichever database they come', () => {
  const { data } = pgTable('t', { data: bytes() })
  const given = data.mapFromDriverValue(new Uint8Array([82, 73, 70, 70])) as Buffer
  expect(given.toString('base64')).toBe('UklGRg==')
})
