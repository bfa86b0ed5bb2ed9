/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { openPage } from '@/components/accounts/account-testing'
import { AffiliateForm } from '@/components/promotions/affiliate-form'

test('whoever is too young is told so, and not asked for an identity card', () => {
  openPage(<AffiliateForm isYoung />)
  screen.getByText('Chương trình giới thiệu dành cho bạn đọc từ đủ 18 tuổi.')
  expect(screen.queryByRole('textbox')).toBeNull()
})
