import { expect, test } from '@jest/globals'
import { withHeadingIds } from '@/lib/format/headings'

test('second-level headings get addresses that can be linked to, in their order', () => {
  const { html, headings } = withHeadingIds(
    '<h2>Đổi trả</h2><p>a</p><h2>Hoàn <em>tiền</em> &amp; phí</h2>',
  )
  expect(headings).toEqual([
    { id: 'muc-1-doi-tra', text: 'Đổi trả' },
    { id: 'muc-2-hoan-tien-phi', text: 'Hoàn tiền & phí' },
  ])
  expect(html).toContain('<h2 id="muc-2-hoan-tien-phi">Hoàn <em>tiền</em> &amp; phí</h2>')
})

test('two headings with the same words keep different addresses', () => {
  const { headings } = withHeadingIds('<h2>Phí</h2><h2>Phí</h2><h2>!</h2>')
  expect(new Set(headings.map(({ id }) => id)).size).toBe(3)
})
