/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { AffiliateCapture } from '@/components/promotions/affiliate-capture'
import { renderPage } from '@/components/ui/testing'
import { readGuestCodes } from '@/lib/cart/guest-codes'

test('the code of whoever recommended the shop is kept for the cart', async () => {
  renderPage(<AffiliateCapture />, { search: 'affiliate=LANDOCSACH' })
  await waitFor(() => expect(readGuestCodes().affiliate).toBe('LANDOCSACH'))
})

test('a page without a code, or with junk, leaves the kept one alone', () => {
  renderPage(<AffiliateCapture />)
  expect(readGuestCodes().affiliate).toBe('LANDOCSACH')
  renderPage(<AffiliateCapture />, { search: `affiliate=${'x'.repeat(41)}` })
  expect(readGuestCodes().affiliate).toBe('LANDOCSACH')
})
