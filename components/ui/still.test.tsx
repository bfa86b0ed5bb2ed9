/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Still } from '@/components/ui/still'

let root: Root | undefined
let host: HTMLElement
const faults: unknown[] = []

const pageWith = (name: string, tail = '') =>
  `<div class="page"><ul class="shelf" data-still="${name}"><li>Số đỏ</li></ul>${tail}</div>`

beforeEach(() => {
  faults.length = 0
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  act(() => root?.unmount())
  host.remove()
})

const Page = ({ children, tail }: { children: ReactNode; tail?: ReactNode }) => (
  <div className="page">
    {children}
    {tail}
  </div>
)
const kept = (name: string) => <Still name={name} kept />

function hydrate(html: string, ui: ReactNode) {
  host.innerHTML = html
  act(() => {
    root = hydrateRoot(host, ui, { onRecoverableError: (error) => faults.push(error) })
  })
}

test('the document itself stays when its data did not come, whatever has changed in it since', () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  host.innerHTML = pageWith('a')
  const item = host.querySelector('li')
  item?.setAttribute('data-broken', '')
  host.querySelector('ul')?.setAttribute('data-opened', '')
  act(() => {
    root = hydrateRoot(host, <Page>{kept('a')}</Page>, {
      onRecoverableError: (error) => faults.push(error),
    })
  })
  expect(host.querySelector('li')).toBe(item)
  expect(item?.hasAttribute('data-broken')).toBe(true)
  expect([...faults, ...warned.mock.calls]).toEqual([])
  warned.mockRestore()
})

test('whoever comes back to the page finds it again', () => {
  hydrate(pageWith('b'), <Page>{kept('b')}</Page>)
  act(() => root?.render(<p>another page</p>))
  expect(host.textContent).toBe('another page')
  act(() => root?.render(<Page>{kept('b')}</Page>))
  expect(host.innerHTML).toBe(pageWith('b'))
})

test('it stays when React finds a fault elsewhere and draws the page anew', () => {
  hydrate(
    pageWith('c', '<p>put in by an extension</p>'),
    <Page tail={<section>mine</section>}>{kept('c')}</Page>,
  )
  expect(faults.length).toBeGreaterThan(0)
  expect(host.innerHTML).toBe(pageWith('c', '<section>mine</section>'))
})

test('with its data it is drawn as anything else, also in place of what was kept', () => {
  hydrate(pageWith('d'), <Page>{kept('d')}</Page>)
  act(() =>
    root?.render(
      <Page>
        <Still as="ul" name="d" className="shelf">
          <li>Chí Phèo</li>
        </Still>
      </Page>,
    ),
  )
  expect(host.innerHTML).toBe(pageWith('d').replace('Số đỏ', 'Chí Phèo'))
  act(() => root?.unmount())
  root = createRoot(host)
  act(() => root?.render(<Still name="fresh">mới</Still>))
  expect(host.innerHTML).toBe('<div data-still="fresh">mới</div>')
})

test('what was kept takes the place of what was drawn and then translated', () => {
  hydrate(pageWith('e'), <Page>{kept('e')}</Page>)
  const drawn = (
    <Page>
      <Still as="ul" name="e" className="shelf">
        <li>Chí Phèo</li>
      </Still>
    </Page>
  )
  act(() => root?.render(drawn))
  const item = host.querySelector('li')
  const wrapper = document.createElement('font')
  item?.replaceWith(wrapper)
  wrapper.append(item ?? '')
  act(() => root?.render(<Page>{kept('e')}</Page>))
  expect(host.innerHTML).toBe(pageWith('e'))
})

test('the head is taken from the document once, and gone with the page it belongs to', () => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title>Số đỏ</title><meta name="description" content="a"><link rel="icon" href="/i"><meta name="next-size-adjust" content=""><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/s.css">'
  const before = [...document.head.children]
  hydrate('<p>page</p>', [<Still key="head" name="head" kept="head" />, <p key="page">page</p>])
  expect([...document.head.children]).toEqual(before)
  act(() => root?.render([<title key="next">Chí Phèo</title>, <p key="page">page</p>]))
  expect(document.title).toBe('Chí Phèo')
  expect(document.querySelector('[name=description], [rel=icon]')).toBeNull()
  const ofEveryPage = '[rel=stylesheet], [name=next-size-adjust], [name=color-scheme]'
  expect(document.head.querySelectorAll(ofEveryPage)).toHaveLength(3)
  act(() => root?.render([<Still key="head" name="head" kept="head" />, <p key="page">page</p>]))
  expect(document.title).toBe('Số đỏ')
  expect(document.querySelector('[name=description]')?.getAttribute('content')).toBe('a')
})

test('what others put on a kept part is not taken for its own', () => {
  host.innerHTML = '<nav id="f" class="way" style="color: red" onclick="x()" data-still="f">a</nav>'
  act(() => {
    root = hydrateRoot(host, <Still name="f" kept />)
  })
  act(() => root?.render(<p>another page</p>))
  act(() => root?.render(<Still name="f" kept />))
  expect(host.innerHTML).toBe('<nav id="f" class="way" data-still="f">a</nav>')
})
