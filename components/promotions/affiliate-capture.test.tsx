/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { KeepAffiliate } from '@/components/promotions/affiliate-capture'
import { renderOnPage } from '@/components/ui/testing'
import { readGuestCodes } from '@/lib/cart/guest-codes'

test('the code of whoever recommended the shop is kept for the cart', async () => {
  renderOnPage(<KeepAffiliate />, { search: 'affiliate=LANDOCSACH' })
  await waitFor(() => expect(readGuestCodes().affiliate).toBe('LANDOCSACH'))
})

test('a page without a code, or with junk, leaves the kept one alone', () => {
  renderOnPage(<KeepAffiliate />)
  expect(readGuestCodes().affiliate).toBe('LANDOCSACH')
  renderOnPage(<KeepAffiliate />, { search: `affiliate=${'x'.repeat(41)}` })
  expect(readGuestCodes().affiliate).toBe('LANDOCSACH')
})
