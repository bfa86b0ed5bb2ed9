/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useBlocker } from '@/components/office/frame/use-blocker'
import { renderPage } from '@/components/ui/testing'

function Form() {
  const [isChanged, setChanged] = useState(false)
  const { state, proceed, reset } = useBlocker(isChanged)
  return (
    <>
      <button type="button" onClick={() => setChanged(true)}>
        Sửa
      </button>
      <output>{state}</output>
      <button type="button" onClick={() => reset?.()}>
        Ở lại
      </button>
      <button type="button" onClick={() => proceed?.()}>
        Rời đi
      </button>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const says = (state: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(state))

test('without the Navigation API, Back asks about what was typed, each time, and then leads where it would have led', async () => {
  expect('navigation' in window).toBe(false)
  history.pushState(null, '', '/quan-tri/sach')
  history.pushState(null, '', '/quan-tri/sach/7')
  renderPage(<Form />, { pathname: '/quan-tri/sach/7' })
  press('Sửa')
  for (let time = 0; time < 2; time += 1) {
    history.back()
    await says('blocked')
    expect(location.pathname).toBe('/quan-tri/sach/7')
    press('Ở lại')
    await says('unblocked')
  }
  history.back()
  await says('blocked')
  press('Rời đi')
  await waitFor(() => expect(location.pathname).toBe('/quan-tri/sach'))
})

test('a form that nobody changed puts nothing in the way', async () => {
  history.pushState(null, '', '/quan-tri/sach')
  history.pushState(null, '', '/quan-tri/sach/8')
  renderPage(<Form />, { pathname: '/quan-tri/sach/8' })
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/quan-tri/sach'))
  expect(screen.getByRole('status').textContent).toBe('unblocked')
})
