/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { fireEvent } from '@testing-library/dom'
import { SoftNavigation, softTarget } from '@/components/layout/soft-navigation'
import { renderOnPage } from '@/components/ui/testing'

function linkTo(markup: string): Element | null {
  document.body.innerHTML = markup
  return document.querySelector('i') ?? document.querySelector('a')
}

test.each([
  ['<a href="/san-pham?page=2"><i>2</i></a>', '/san-pham?page=2'],
  ['<a href="/gioi-thieu#doi-ngu">x</a>', '/gioi-thieu'],
])('%s opens without loading the document anew', (markup, expected) => {
  const to = softTarget(linkTo(markup), location)
  expect(to && to.pathname + to.search).toBe(expected)
})

test.each([
  '<a href="https://other.example/">x</a>',
  '<a href="tel:19000000">x</a>',
  '<a href="mailto:a@b.example">x</a>',
  '<a href="/tai-lieu.pdf" download>x</a>',
  '<a href="/san-pham" target="_blank">x</a>',
  '<a href="/logout">x</a>',
  '<a href="/api/quick-panel/data">x</a>',
  '<a href="/san-pham" data-hard>x</a>',
  '<a href="#noi-dung">x</a>',
])('%s is left to the browser', (markup) => {
  expect(softTarget(linkTo(markup), location)).toBeNull()
})

function rendered() {
  const { fetched, visited, getByText } = renderOnPage(
    <>
      <SoftNavigation />
      <a href="/san-pham/so-do-35">Số đỏ</a>
      <a href="/thu-vien">Thư viện</a>
    </>,
  )
  return { fetched, visited, book: getByText('Số đỏ'), library: getByText('Thư viện') }
}

test('a page is fetched when its link is pressed, not only once it is let go', () => {
  const { fetched, visited, book } = rendered()
  fireEvent.pointerDown(book)
  expect([fetched, visited]).toEqual([['/san-pham/so-do-35'], []])
  fireEvent.click(book)
  expect([fetched, visited]).toEqual([['/san-pham/so-do-35'], ['/san-pham/so-do-35']])
})

test.each(['pointerOver', 'focusIn'] as const)(
  'a page is fetched once its link was rested on, and not when passed over: %s',
  (event) => {
    jest.useFakeTimers()
    const { fetched, book, library } = rendered()
    fireEvent[event](book)
    jest.advanceTimersByTime(40)
    fireEvent[event](library)
    jest.advanceTimersByTime(200)
    expect(fetched).toEqual(['/thu-vien'])
    jest.useRealTimers()
  },
)
