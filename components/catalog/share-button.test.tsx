/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { ShareButton } from '@/components/catalog/share-button'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'

const URL = 'https://shop.example/san-pham/truyen-kieu-5'

/** Presses the button on a device that shares as `share` does, and answers the links that were copied. */
async function press(share?: (data: ShareData) => Promise<void>): Promise<string[]> {
  mockBrowserApis()
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  renderPage(
    <>
      <link rel="canonical" href={URL} />
      <ShareButton title="Truyện Kiều" label="Chia sẻ" />
    </>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Chia sẻ' })))
  return copied
}

test('the device shares the title and the link without its tracking', async () => {
  const shared: ShareData[] = []
  const copied = await press(async (data) => void shared.push(data))
  expect(shared).toEqual([{ title: 'Truyện Kiều', url: URL }])
  expect(copied).toEqual([])
})

test('where the device cannot share, the link is copied and it is said', async () => {
  expect(await press()).toEqual([URL])
  await screen.findByText('Đã sao chép liên kết của trang này.')
})

const fail = (name: string) => async () => {
  throw new DOMException('no', name)
}

test('who closes the sharing gets no copy', async () => {
  expect(await press(fail('AbortError'))).toEqual([])
})

test('where the browser refuses to share, the link is copied', async () => {
  expect(await press(fail('NotAllowedError'))).toEqual([URL])
})
