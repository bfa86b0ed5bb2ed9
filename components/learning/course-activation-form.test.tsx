/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { CourseActivationForm } from '@/components/learning/course-activation-form'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

const ACTIVE = 'POST /api/UserCourse/Active'

async function enter(code: string, answer: { status?: number; json: unknown }) {
  cleanup()
  mockBrowserApis()
  const sent = answerCalls({ [ACTIVE]: answer })
  renderPage(<CourseActivationForm />)
  fireEvent.change(screen.getByLabelText('Mã kích hoạt'), { target: { value: code } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Kích hoạt' }))
  })
  return sent
}

test('a code opens its course', async () => {
  const sent = await enter(' can9-ham5-vet2 ', {
    json: { data: { courseId: 7 }, successMessage: 'Kích hoạt khóa học thành công.' },
  })
  expect(sent[0]?.body).toEqual({ code: 'can9-ham5-vet2', seri: '' })
  await screen.findByText('Kích hoạt khóa học thành công.')
})

test('an empty code is reported before anything is sent', async () => {
  const sent = await enter('  ', { json: {} })
  await screen.findByText('Mã kích hoạt không được để trống')
  expect(sent).toEqual([])
})

test.each([
  [400, 'Mã kích hoạt không hợp lệ'],
  [429, 'Bạn đã nhập sai mã quá nhiều lần. Vui lòng thử lại sau 10 phút.'],
])('an error (%i) is shown above the field, which keeps the code', async (status, text) => {
  await enter('XXXX', { status, json: { errorMessage: text } })
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(screen.getByLabelText<HTMLInputElement>('Mã kích hoạt').value).toBe('XXXX')
})
