import { signIn } from '@/e2e/support/people'
import { readPage, wordsOf } from '@/e2e/support/read-html'
import { teacher } from '@/e2e/support/sample-accounts'
import { expect, test } from '@/e2e/support/test'

const NOBODYS_ORDER = '00000000-0000-4000-8000-000000000000'

type Missing = { path: string; says: string; way: RegExp }

const forAnybody: Missing[] = [
  { path: '/khong-co-trang-nay', says: 'Không tìm thấy trang này', way: /^\/trang-chu$/ },
  {
    path: '/san-pham/toan-lop-1-999999',
    says: 'Cuốn sách này không còn trên kệ',
    way: /^\/san-pham\/[^/]*toan-lop-1[^/]*-\d+$/,
  },
  { path: '/product/999999', says: 'Cuốn sách này không còn trên kệ', way: /^\/san-pham$/ },
  {
    path: '/san-pham/danh-muc/khong-co-999999',
    says: 'Không tìm thấy danh mục này',
    way: /^\/san-pham$/,
  },
  { path: '/thu-vien/khoa-hoc/999999', says: 'Khóa học này không tồn tại', way: /^\/thu-vien$/ },
  { path: '/thu-vien/bai-hoc/999999', says: 'Bài học này không tồn tại', way: /^\/thu-vien$/ },
  { path: '/tin-sach/khong-co', says: 'Không tìm thấy bài viết này', way: /^\/tin-sach$/ },
  {
    path: '/sach-giao-khoa/999999',
    says: 'Không tìm thấy sách giáo khoa này',
    way: /^\/sach-giao-khoa$/,
  },
  { path: '/pages/khong-co', says: 'Trang này không còn nữa', way: /^\/trang-chu$/ },
  { path: '/h/khong-co', says: 'Địa chỉ này chưa dẫn đến đâu', way: /^\/thu-vien$/ },
  {
    path: `/xac-nhan-don-hang/${NOBODYS_ORDER}`,
    says: 'Bạn nhập thông tin để xem đơn hàng',
    way: /^\/tai-khoan\/don-hang$/,
  },
  { path: '/trang-loi/503', says: 'Không tìm thấy trang này', way: /^\/trang-chu$/ },
]

/** Their ways on lead to a reader's own pages, so each is followed by somebody who is signed in. */
const forReaders: Missing[] = [
  {
    path: '/khoa-hoc/999999',
    says: 'Khóa học này không có trong tài khoản của bạn',
    way: /^\/thu-vien$/,
  },
  {
    path: '/bai-hoc/999999',
    says: 'Bài học này không có trong tài khoản của bạn',
    way: /^\/thu-vien$/,
  },
  { path: '/bai-tap/999999', says: 'Không tìm thấy bài tập này', way: /^\/tai-lieu-cua-toi$/ },
  {
    path: '/bai-kiem-tra/999999',
    says: 'Không tìm thấy bài kiểm tra này',
    way: /^\/tai-lieu-cua-toi$/,
  },
  {
    path: `/tai-khoan/don-hang/${NOBODYS_ORDER}`,
    says: 'Không tìm thấy đơn hàng này',
    way: /^\/tra-cuu-don-hang$/,
  },
  { path: '/khoa-hoc/15', says: 'Bạn chưa có khóa học này', way: /^\/thu-vien\/khoa-hoc\/15/ },
  { path: '/bai-hoc/90', says: 'Bạn chưa có khóa học của bài này', way: /^\/thu-vien\/khoa-hoc\// },
]

test('whatever is missing, the shop says what and how to go on, within its own frame', async ({
  page,
}) => {
  await page.goto('/login')
  await signIn(page, teacher)
  for (const { path, says, way } of [...forAnybody, ...forReaders]) {
    await test.step(path, async () => {
      const found = await readPage(page.request, path)
      expect(found.status).toBe(404)
      expect(found.title).toMatch(`${says} | Hiên Sách`)
      expect(found.isListed).toBe(false)
      expect(wordsOf(found)).toContain(says)
      for (const part of ['<header', 'aria-label="Điều hướng chính"', '<footer'])
        expect(found.html.includes(part), part).toBe(true)
      const [link = ''] = found.links.filter((href) => way.test(href))
      const target = await page.request.get(link)
      expect([target.status(), link]).toEqual([200, expect.stringMatching(way)])
    })
  }
})

test('a list is never shown beyond its last page', async ({ request }) => {
  for (const list of ['/san-pham', '/san-pham/danh-muc/1', '/thu-vien', '/tin-sach']) {
    const response = await request.get(`${list}?page=999`)
    expect(response.status(), list).toBe(200)
    const shown = new URL(response.url()).searchParams.get('page') ?? '1'
    expect(Number(shown), response.url()).toBeLessThan(999)
  }
})
