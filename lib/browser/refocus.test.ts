/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { refocusWhenLost } from '@/lib/browser/refocus'

const mutations = () => new Promise((resolve) => queueMicrotask(() => resolve(null)))

test('a button that gets the focus back from its dialog and then leaves hands it to the heading', async () => {
  document.body.innerHTML =
    '<main><h1>Đơn hàng</h1><button>Hủy đơn</button><div role="dialog"></div></main>'
  const [heading, button, dialog] = document.querySelectorAll<HTMLElement>('h1, button, div')
  refocusWhenLost()
  dialog?.remove()
  await mutations()
  button?.focus()
  button?.remove()
  await mutations()
  expect(document.activeElement).toBe(heading)
  document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
})

test('whoever has gone on with a key is left alone', async () => {
  document.body.innerHTML = '<main><h1>Đơn hàng</h1><button>Hủy đơn</button></main>'
  refocusWhenLost()
  document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  document.querySelector('button')?.remove()
  await mutations()
  expect(document.activeElement).toBe(document.body)
})

test('what lay behind the dialog is asked again once it is no longer inert', async () => {
  document.body.innerHTML = '<main inert><h1>Đơn hàng</h1><button>Hủy đơn</button></main>'
  const [main, heading, button] = document.querySelectorAll<HTMLElement>('main, h1, button')
  if (heading)
    heading.focus = () => main?.inert === false && HTMLElement.prototype.focus.call(heading)
  if (main) main.inert = true
  refocusWhenLost()
  button?.remove()
  await mutations()
  expect(document.activeElement).toBe(document.body)
  if (main) main.inert = false
  main?.removeAttribute('inert')
  await mutations()
  expect(document.activeElement).toBe(heading)
  document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
})
