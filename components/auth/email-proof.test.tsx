/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { button, press, says, type } from '@/components/auth/auth-testing'
import { EmailProof } from '@/components/auth/email-proof'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

function open(answers: Parameters<typeof answerCalls>[0]) {
  cleanup()
  mockBrowserApis()
  const sent = answerCalls(answers)
  return { ...renderPage(<EmailProof email="lan@sach.vn" />), sent }
}

test('a mailed code proves the mailbox, and the page is read anew', async () => {
  const { sent, count } = open({
    'POST /api/User/SendEmailProof': { json: { successMessage: 'Đã gửi.' } },
    'POST /api/User/ProveEmail': { json: { successMessage: 'Đã xác minh email.' } },
  })
  await press('Gửi mã xác minh')
  await says(/đã được gửi tới lan@sach.vn/)
  type('Mã xác minh', '12')
  await press('Xác minh')
  expect(sent).toHaveLength(1)
  type('Mã xác minh', '123456')
  await press('Xác minh')
  expect(sent.at(-1)).toMatchObject({
    path: '/api/User/ProveEmail',
    body: { SecurityCode: '123456' },
  })
  expect(count.refreshes).toBe(1)
})

test('a wrong code is said beside the field, and a mail that was refused offers the button again', async () => {
  const { sent } = open({
    'POST /api/User/SendEmailProof': { json: { successMessage: 'Đã gửi.' } },
    'POST /api/User/ProveEmail': { status: 400, json: { errorMessage: 'Mã không đúng.' } },
  })
  await press('Gửi mã xác minh')
  type('Mã xác minh', '123456')
  await press('Xác minh')
  await says('Mã không đúng.')
  expect(button(/Gửi lại mã sau/)).toBeTruthy()
  open({ 'POST /api/User/SendEmailProof': { status: 429, json: { errorMessage: 'Chờ chút.' } } })
  await press('Gửi mã xác minh')
  expect([screen.queryByLabelText('Mã xác minh'), sent.length]).toEqual([null, 2])
})
