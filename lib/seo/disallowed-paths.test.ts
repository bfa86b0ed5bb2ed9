import { expect, test } from '@jest/globals'
import { allPages } from '@/lib/routes/pages'
import { disallowedPaths } from '@/lib/seo/disallowed-paths'

const disallowed = disallowedPaths(allPages)

test.each(['/gio-hang', '/tai-khoan', '/tai-lieu-cua-toi', '/logout', '/xac-nhan-don-hang/'])(
  'crawlers are kept from %s',
  (path) => {
    expect(disallowed).toContain(path)
  },
)

test.each([
  '/san-pham?*sort=',
  '/san-pham/danh-muc/*?*priceFrom=',
  '/tin-sach?*searchContent=',
  '/sach-giao-khoa?*grade=*subject=',
])('the filtered list %s is left out', (pattern) => {
  expect(disallowed).toContain(pattern)
})

test('what the sitemap lists may be read', () => {
  for (const { path, sitemap } of allPages) {
    if (sitemap)
      expect([path, disallowed.filter((rule) => path.startsWith(rule))]).toEqual([path, []])
  }
})
