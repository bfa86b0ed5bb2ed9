/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { StaffAttempt } from '@/contract/staff/attempts'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { openOffice } = await import('@/components/office/office-testing')

const row = {
  id: 7,
  examinationId: 3,
  examinationName: 'Kiểm tra Ngữ văn lớp 12',
  kind: 2,
  courseName: 'Ngữ văn 12',
  learnerName: 'Nguyễn Thị Lan',
  attemptNo: 2,
  submitTime: '2026-11-21T03:00:00Z',
  waitingCount: 1,
  score: null,
  maxScore: 10,
  gradedTime: null,
}
const attempt: StaffAttempt = {
  ...row,
  version: 0,
  keyedScore: 6.5,
  keyedMaxScore: 8,
  questions: [
    {
      ...{ questionActiveId: 71, position: 9, questionType: 9, score: 2, gotScore: null },
      ...{ isRight: null, questionContent: '<p>Viết một đoạn văn.</p>', answers: [] },
      answer: 'Dòng một\nDòng hai',
      explanation: '<p>Nêu được luận điểm.</p>',
    },
  ],
  grades: [{ questionActiveId: 71, score: null, comment: '' }],
  nextId: 8,
}

const soon = { timeout: 5_000 }
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

function openAttempt(answer: Parameters<typeof openOffice>[1][string]) {
  return openOffice(['cham-bai', '7'], {
    'GET /api/staff/attempts/7': { json: { data: attempt } },
    'PATCH /api/staff/attempts/7': answer,
  })
}

test('a teacher reads an essay, gives points with a comma and a word, and is told it is done', async () => {
  const graded = { ...attempt, version: 1, waitingCount: 0, score: 8, nextId: null }
  const { writes } = openAttempt({
    json: { data: { ...graded, grades: [{ questionActiveId: 71, score: 1.5, comment: 'Tốt' }] } },
  })
  expect(await screen.findByText('Viết một đoạn văn.', undefined, soon)).toBeTruthy()
  expect(screen.getByText(/Dòng một/).textContent).toBe('Dòng một\nDòng hai')
  expect(screen.getByText('6,5/8 điểm')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bài chờ tiếp theo' }).getAttribute('href')).toBe(
    '/quan-tri/cham-bai/8',
  )
  enter('Điểm', '1,5')
  enter('Nhận xét', 'Tốt')
  save()
  expect(await screen.findByText(/Bài đã chấm xong/, undefined, soon)).toBeTruthy()
  expect(screen.getByText('8/10 điểm')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Bài chờ tiếp theo' })).toBeNull()
  expect(writes()).toMatchObject([
    { body: { version: 0, grades: [{ questionActiveId: 71, score: 1.5, comment: 'Tốt' }] } },
  ])
})

test('what is refused is said and stays as typed', async () => {
  openAttempt({ status: 400, json: { errorMessage: 'Câu 9 được nhiều nhất 2 điểm.' } })
  await screen.findByText('Viết một đoạn văn.', undefined, soon)
  enter('Điểm', '3')
  save()
  expect(await screen.findByText('Câu 9 được nhiều nhất 2 điểm.', undefined, soon)).toBeTruthy()
  expect(screen.getByDisplayValue('3')).toBeTruthy()
})

test('points that are no number are not sent', async () => {
  const { writes } = openAttempt({ json: { data: attempt } })
  await screen.findByText('Viết một đoạn văn.', undefined, soon)
  enter('Điểm', 'hai')
  save()
  await waitFor(() =>
    expect(screen.getByLabelText('Điểm').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(writes()).toEqual([])
})

test('the list shows who waits and what for, or that nobody does', async () => {
  openOffice(['cham-bai'], {
    'GET /api/staff/attempts': { json: { data: [row], totalPage: 1, totalItem: 1 } },
  })
  const link = await screen.findByRole('link', { name: /Kiểm tra Ngữ văn lớp 12/ }, soon)
  expect(link.getAttribute('href')).toBe('/quan-tri/cham-bai/7')
  expect(screen.getByText('1 câu chờ chấm')).toBeTruthy()
  openOffice(['cham-bai'], {
    'GET /api/staff/attempts': { json: { data: [], totalPage: 0, totalItem: 0 } },
  })
  expect(await screen.findByText('Không có bài nào chờ chấm.', undefined, soon)).toBeTruthy()
})
