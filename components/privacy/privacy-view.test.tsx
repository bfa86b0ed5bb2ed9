/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { openPage, press, says, type } from '@/components/accounts/account-testing'
import { PrivacyView } from '@/components/privacy/privacy-view'
import type { PrivacyOverview } from '@/contract/shop/privacy'

const nothing: PrivacyOverview = {
  isChild: false,
  isRestricted: false,
  isStopped: false,
  hasPassword: true,
  consents: [],
  guardian: null,
  requests: [],
  held: [{ title: 'Tài khoản', count: 1, purpose: 'Nhận ra bạn', term: 'Đến khi xóa tài khoản' }],
}

const show = (
  changes: Partial<PrivacyOverview>,
  answers: Parameters<typeof openPage>[1] = {},
  token: string | null = null,
) => openPage(<PrivacyView data={{ ...nothing, ...changes }} token={token} />, answers)

test('nothing is ticked beforehand, and a word is given by one press', async () => {
  const { writes } = show(
    {},
    {
      'POST /api/Privacy/consents': { json: { successMessage: 'Đã ghi nhận sự đồng ý của bạn.' } },
    },
  )
  const box = screen.getByRole('checkbox')
  expect((box as HTMLInputElement).checked).toBe(false)
  fireEvent.click(box)
  await says('Đã ghi nhận sự đồng ý của bạn.')
  expect(writes()[0]?.body).toEqual({ purpose: 'marketing', isGiven: true, textVersion: 1 })
})

test('an erasure asks for the password and once more', async () => {
  const { writes } = show(
    {},
    { 'POST /api/Privacy/erasure': { json: { successMessage: 'Dữ liệu sẽ được xóa.' } } },
  )
  await press('Xóa dữ liệu của tôi')
  await says('Mật khẩu không được để trống')
  type('Mật khẩu để xác nhận', 'bí mật của tôi')
  await press('Xóa dữ liệu của tôi')
  expect(writes()).toEqual([])
  await press('Xóa sau 14 ngày')
  await says('Dữ liệu sẽ được xóa.')
  expect(writes()[0]?.body).toEqual({ Password: 'bí mật của tôi' })
})

test('a waiting erasure says its day and is taken back', async () => {
  const waiting = {
    ...{
      requestId: 'x',
      kind: 'erase' as const,
      state: 'open' as const,
      doneTime: null,
      refusalReason: null,
    },
    ...{ createdTime: '2026-11-21T03:00:00Z', notBefore: '2026-12-05T03:00:00Z' },
    ...{ dueTime: '2026-12-11T03:00:00Z', expireTime: null },
  }
  const { writes } = show(
    { requests: [waiting] },
    { 'DELETE /api/Privacy/erasure': { json: { successMessage: 'Đã rút lại yêu cầu xóa.' } } },
  )
  screen.getByText('Dữ liệu sẽ được xóa vào ngày 05/12/2026.')
  await press('Rút lại yêu cầu xóa')
  await says('Đã rút lại yêu cầu xóa.')
  expect(writes()).toHaveLength(1)
})

test('a child is asked for a guardian and offered no advertising', async () => {
  const { writes } = show(
    { isChild: true },
    { 'POST /api/Privacy/guardian': { json: { successMessage: 'Đã gửi thư.' } } },
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
  type('Họ tên người giám hộ', 'Trần Mẹ')
  type('Email người giám hộ', 'me@vi.du')
  await press('Gửi thư mời')
  await says('Đã gửi thư.')
  expect(writes()[0]?.body).toEqual({ Name: 'Trần Mẹ', Email: 'me@vi.du' })
})

test('the file of a mailed link asks for the password; without one it says how to set it', () => {
  const token = 'x'.repeat(43)
  show({}, {}, token)
  screen.getByLabelText('Mật khẩu của bạn')
  show({ hasPassword: false }, {}, token)
  expect(screen.getAllByRole('link', { name: 'Đặt mật khẩu' }).length).toBeGreaterThan(0)
})

test('after a guardian’s no neither the restriction nor the erasure is undone by the child', () => {
  const waiting = {
    ...{
      requestId: 'x',
      kind: 'erase' as const,
      state: 'open' as const,
      doneTime: null,
      refusalReason: null,
    },
    ...{ createdTime: '2026-11-21T03:00:00Z', notBefore: '2026-12-05T03:00:00Z' },
    ...{ dueTime: '2026-12-11T03:00:00Z', expireTime: null },
  }
  show({ isChild: true, isRestricted: true, isStopped: true, requests: [waiting] })
  expect(screen.getAllByText('Cần cha, mẹ hoặc người giám hộ đồng ý lại trước.')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Bỏ hạn chế' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rút lại yêu cầu xóa' })).toBeNull()
})

test('a wrong password is told beside its field and nowhere else', async () => {
  show(
    {},
    {
      'POST /api/Privacy/erasure': { status: 400, json: { errorMessage: 'Mật khẩu không đúng.' } },
    },
  )
  type('Mật khẩu để xác nhận', 'sai')
  await press('Xóa dữ liệu của tôi')
  await press('Xóa sau 14 ngày')
  await screen.findByText('Mật khẩu không đúng.')
  expect(screen.getAllByText('Mật khẩu không đúng.')).toHaveLength(1)
})
