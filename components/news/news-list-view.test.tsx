/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { NewsListView } from '@/components/news/news-list-view'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { listNews } from '@/contract/shop/news'
import { readQuery } from '@/lib/routes/read-query'

function topics(query: Record<string, string>) {
  mockBrowserApis()
  renderPage(
    <NewsListView
      title="Tin sách"
      crumbs={[]}
      origin="https://sach.example"
      items={[]}
      newest={[]}
      totalPage={0}
      totalItem={0}
      suggestion={null}
      tags={[{ tagId: 1, tagName: 'Đọc cùng con', slug: 'doc-cung-con', totalNews: 9 }]}
      filter={readQuery(listNews, query)}
    />,
  )
  const [, topic] = within(screen.getByRole('navigation', { name: 'Chủ đề' })).getAllByRole('link')
  return topic?.textContent
}

test('a topic tells how many articles it has, except beside a search, which finds fewer', () => {
  expect(topics({})).toMatch(/9/)
  cleanup()
  expect(topics({ searchContent: 'sách' })).not.toMatch(/9/)
})
