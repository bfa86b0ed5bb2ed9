/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { writeLocal } from '@/lib/browser/local-store'
import { forgetRecentBooks, readRecentBooks, rememberBook } from '@/lib/catalog/recent-books'

beforeEach(forgetRecentBooks)

test('the last eight titles, once each, the newest first', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) rememberBook(`/san-pham/so-do-${id}`, `Số ${id}`)
  expect(readRecentBooks().map(({ id }) => id)).toEqual([3, 9, 8, 7, 6, 5, 4, 2])
  expect(readRecentBooks()[0]).toEqual({ id: 3, slug: 'so-do', title: 'Số 3' })
})

test('only pages of titles are remembered', () => {
  for (const path of ['/san-pham', '/san-pham/x', '/trang-chu', '/gio-hang'])
    rememberBook(path, 'X')
  rememberBook('/san-pham/so-do-1', '')
  expect(readRecentBooks()).toEqual([])
})

test('junk in the storage is no title', () => {
  for (const junk of ['{', '[1]', '[{"id":-1,"slug":"","title":"x"}]', 'null']) {
    writeLocal('recent_books', junk)
    expect(readRecentBooks()).toEqual([])
  }
})
