/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { NewsListView } from '@/components/news/news-list-view'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'

test('a page past the last one links to the last one', () => {
  mockBrowserApis()
  renderPage(
    <NewsListView
      title="Tin sách"
      crumbs={[]}
      origin="https://shop.example"
      items={[]}
      totalPage={4}
      totalItem={40}
      suggestion={null}
      tags={[]}
      newest={[]}
      filter={{ page: 999, tag: 2, searchContent: undefined }}
    />,
  )
  screen.getByRole('heading', { name: 'Trang 999 không còn nữa' })
  const last = screen.getByRole('link', { name: 'Đến trang cuối (4)' })
  expect(last.getAttribute('href')).toBe('/tin-sach?page=4&tag=2')
})
