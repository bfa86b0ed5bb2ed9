import { expect, test } from '@jest/globals'
import { findPublicPage } from '@/lib/routes/find-public-page'
import { allPages } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import { queryKeys } from '@/lib/routes/query-keys'
import { isTrackingKey } from '@/lib/routes/tracking-keys'

const find = (address: string) => {
  const url = new URL(address, 'http://shop.test')
  return findPublicPage(url.pathname, url.searchParams)
}

test.each([
  ['/trang-chu', '/trang-chu'],
  ['/trang-chu?dialog=login&role=2&utm_source=x&gclid=1&fbclid=2', '/trang-chu'],
  ['/san-pham', '/san-pham'],
  ['/san-pham?page=1', '/san-pham'],
  ['/san-pham?searchContent=to%C3%A1n&page=2', '/san-pham?page=2&searchContent=to%C3%A1n'],
  ['/san-pham?searchContent=toán+lớp+1', '/san-pham?searchContent=to%C3%A1n%20l%E1%BB%9Bp%201'],
  ['/san-pham?objectType=0%2C1', '/san-pham?objectType=0,1'],
  [paths.search(1, 'C# & 50%'), '/san-pham?objectType=0,1&searchContent=C%23%20%26%2050%25'],
  ['/product/productList?page=3', '/san-pham?page=3'],
  ['/san-pham/danh-muc/thieu-nhi-3?sort=newest', '/san-pham/danh-muc/thieu-nhi-3?sort=newest'],
  ['/product/toan-12', '/san-pham/toan-12'],
  ['/news/hoi-sach', '/tin-sach/hoi-sach'],
  ['/tin-sach?tag=2&page=2', '/tin-sach?page=2&tag=2'],
  ['/chinh-sach-CTV', '/chinh-sach-CTV'],
  ['/mobile/SGK/thu-vien-sgk/3', '/mobile/sgk/thu-vien-sgk/3'],
])('%s is cached as %s', (address, key) => {
  expect(find(address)?.key).toBe(key)
})

// As the networks themselves write them.
test.each([
  '?zarsrc=30&utm_source=zalo&utm_medium=zalo&utm_campaign=zalo',
  '?srsltid=AfmBOor5b6wJ2kq9',
  '?gad_source=1&gad_campaignid=227&gbraid=0AAAAA&gclid=Cj0KCQ',
  '?fbclid=IwY2xjawM&mibextid=WC7FNe',
  '?igsh=MWQ1ZGUxMzBkMA==',
  '?ttclid=E.C.P.abc&_t=8abc&_r=1',
  '?msclkid=1f2e3d',
  '?_gl=1*1x2y3z*_ga*MTIz&_ga_ABC123=GS1.1',
  '?mc_cid=a1b2c3&mc_eid=d4e5f6',
  '?hsa_acc=1&hsa_cam=2&twclid=3',
  '?sfnsn=mo&rdid=AbC&share_url=https%3A%2F%2Fwww.facebook.com%2Fshare%2F1&extid=CL-UNK',
  '?ref_src=twsrc%5Etfw&ref_url=https%3A%2F%2Fx.com',
  '?zanpid=11824_1&awc=1_2&irclickid=x&irgwc=1&tduid=a&admitad_uid=b&aff_sid=c&aff_sub1=d',
  '?share_app_id=1233&share_link_id=a&u_code=b&tt_from=copy&_d=c&share_item_id=7',
  '?_branch_match_id=1&_branch_referrer=H4s',
  '?__hstc=1.2&__hssc=1&__hsfp=2&ml_subscriber=1&ml_subscriber_hash=a&_ke=b&bsft_eid=c&dm_i=d',
  '?dicbo=v2-x&tblci=Gi&obOrigUrl=true&qclid=q&gad_source=1&ndclid=n&_openstat=b',
  '?s_kwcid=AL!1&ef_id=a%3AG%3As&trk=public_post&lipi=urn%3Ali&at_medium=sl&mkwid=1&pcrid=2',
])('an address of an ad or a share with %s is the same copy', (query) => {
  expect(find(`/san-pham${query}`)?.key).toBe('/san-pham')
  expect(find(`/san-pham${query}&page=2`)?.key).toBe('/san-pham?page=2')
})

test('no page uses a key that is taken for one of theirs', () => {
  const used = allPages.flatMap((page) => queryKeys(page))
  expect(used.filter(isTrackingKey)).toEqual([])
})

test.each([
  '/',
  '/san-pham?foo=1',
  '/san-pham?page=2&page=3',
  '/san-pham?_rsc=abc',
  '/san-pham/12?page=2',
  '/san-pham/danh-muc',
  '/san-pham/danh-muc/3?category=4',
  '/san-pham/khong-co-so',
  '/san-pham/0',
  '/san-pham/99999999999',
  '/san-pham/a%2Fb-1',
  '/san-pham/1/2',
  `/san-pham?searchContent=${'a'.repeat(1100)}`,
  '/gio-hang',
  '/cart',
  '/xac-nhan-don-hang/0195a',
  '/login',
  '/logout',
  '/xem-truoc?id=4',
  '/preview?id=4',
  '/mobile/exam/4',
  '/mobile/exercise/4',
  '/mobile/myExercise/4',
  '/mobile/myexam/4',
  '/mobile/mycourse/4',
  '/mobile/mycourse/lesson/4',
  '/mobile/can-dang-nhap',
  '/mobile/doi-tai-khoan',
  '/mobile/session?code=abc',
  '/mobile/news/5?token=abc',
  '/flashsale',
  '/khong-co-trang',
  '/api/ProductPage',
])('%s is never cached', (address) => {
  expect(find(address)).toBeNull()
})

test('malformed percent-encoding is never cached', () => {
  expect(findPublicPage('/tin-sach/%E0%A4%A', new URLSearchParams())).toBeNull()
})

test.each([
  ['/san-pham/toan-lop-1-12', ['site', 'flash-sale', 'product:12']],
  ['/san-pham/12', ['site', 'flash-sale', 'product:12']],
  ['/san-pham/danh-muc/3', ['site', 'products', 'flash-sale', 'category:3']],
  ['/tin-sach/hoi-sach', ['site', 'news:hoi-sach']],
  ['/huong-dan-dat-hang', ['site', 'page:huong-dan-dat-hang']],
  ['/m/abc', ['site', 'redirects', 'page:abc']],
  ['/mobile/lesson/5', ['lesson:5']],
])('%s is purged by %j', (address, tags) => {
  expect(find(address)?.tags).toEqual(tags)
})

test('the cached address leads to itself', () => {
  for (const address of [
    '/san-pham?searchContent=a%2Cb+c&page=2&utm_id=1',
    '/product/toan-12?dialog=login',
  ]) {
    const key = find(address)?.key ?? ''
    expect(find(key)?.key).toBe(key)
  }
})
