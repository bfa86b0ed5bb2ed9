import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { isKnownAddress } from '@/lib/routes/is-known-address'

/** The address a file of `app/` answers, its parameters filled in. */
const addressOf = (file: string) =>
  `/${file}`
    .replace(/\/(?:page|route)\.tsx?$/, '')
    .replace(/\/\([^/]+\)/g, '')
    .replace(/\[(?:\.\.\.)?\w+\]/g, 'x-1') || '/'

const served = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page|route)\.tsx?$/.test(file))
  .map(addressOf)
  .filter((address) => !/^\/(?:api|trang-loi)\//.test(address))

test.each([...served, '/', '/product/x-1', '/flashsale', '/_next/static/x', '/san-pham/'])(
  '%s is asked for',
  (address) => expect(isKnownAddress(address)).toBe(true),
)

test.each(['/khong-co', '/san-pham/x/y/z', '/wp-admin/setup-config', '/Trang-chu'])(
  'nothing can be at %s',
  (address) => expect(isKnownAddress(address)).toBe(false),
)
