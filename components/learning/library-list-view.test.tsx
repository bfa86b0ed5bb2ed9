/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { LibraryListView } from '@/components/learning/library-list-view'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'

test('a page past the last one links to the last one', () => {
  mockBrowserApis()
  renderPage(
    <LibraryListView
      title="Thư viện"
      crumbs={[]}
      origin="https://shop.example"
      list={{ data: [], totalPage: 1, totalItem: 12 }}
      categories={[]}
      filter={{ page: 2, category: undefined, tab: 'sgk', searchContent: undefined }}
    />,
  )
  screen.getByRole('heading', { name: 'Trang 2 không còn nữa' })
  expect(screen.getByRole('link', { name: 'Về trang đầu' }).getAttribute('href')).toBe(
    '/thu-vien?tab=sgk',
  )
})
