/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { NextFrame } from '@/components/catalog-ui/deferred'

const aFrame = () => act(async () => void (await new Promise(requestAnimationFrame)))

test('what stands in the document stays there', () => {
  const host = document.createElement('div')
  host.innerHTML = '<p>Số đỏ</p>'
  const book = host.firstChild
  const faults: unknown[] = []
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(
      host,
      <NextFrame>
        <p>Số đỏ</p>
      </NextFrame>,
      { onRecoverableError: (error) => faults.push(error) },
    )
  })
  expect(host.firstChild).toBe(book)
  expect(faults).toEqual([])
  act(() => root?.unmount())
})

test('on a page come to without a reload it is shown after the next frame', async () => {
  const { container } = render(<NextFrame>Số đỏ</NextFrame>)
  expect(container.textContent).toBe('')
  await aFrame()
  expect(container.textContent).toBe('Số đỏ')
})
