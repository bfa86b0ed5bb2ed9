/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { ItemList } from '@/components/catalog-ui/item-list'

const itemListOf = (container: HTMLElement) =>
  JSON.parse(container.querySelector('script')?.textContent ?? 'null')

test('structured data hold the list in its order, with absolute URLs', () => {
  const items = [{ href: '/san-pham/so-do-1' }, { href: '/san-pham/</script><b>' }]
  const { container } = render(<ItemList origin="https://sach.example" items={items} />)
  expect(itemListOf(container)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://sach.example/san-pham/so-do-1' },
      { position: 2, url: 'https://sach.example/san-pham/</script><b>' },
    ],
  })
  expect(container.querySelector('b')).toBeNull()
})

test('an empty list has no structured data', () => {
  const { container } = render(<ItemList origin="https://sach.example" items={[]} />)
  expect(container.innerHTML).toBe('')
})
