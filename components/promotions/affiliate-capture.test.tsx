/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { AffiliateCapture } from '@/components/promotions/affiliate-capture'
import { renderPage } from '@/components/ui/testing'
import { readGuestCodes } from '@/lib/cart/guest-codes'

test('an affiliate code in the URL is stored for the cart', async () => {
  renderPage(<AffiliateCapture />, { search: 'affiliate=LANDOCSACH' })
  await waitFor(() => expect(readGuestCodes().affiliate).toBe('LANDOCSACH'))
})

test('a page without a valid code leaves the stored one alone', () => {
  renderPage(<AffiliateCapture />)
  expect(readGuestCodes().affiliate).toBe('LANDOCSACH')
  renderPage(<AffiliateCapture />, { search: `affiliate=${'x'.repeat(41)}` })
  expect(readGuestCodes().affiliate).toBe('LANDOCSACH')
})
