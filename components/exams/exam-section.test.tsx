/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { ExamSection } from '@/components/exams/exam-section'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

function open(count: number, isSignedIn: boolean) {
  cleanup()
  mockBrowserApis()
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
  const sent = answerCalls({})
  renderPage(<ExamSection of={{ courseId: 3 }} path="/" count={count} invite />)
  return sent
}

test('a course without exams loads no list', () => {
  for (const isSignedIn of [true, false]) {
    expect(open(0, isSignedIn)).toEqual([])
    expect(document.body.textContent).toBe('')
  }
})

test('a guest is invited to the exams', () => {
  expect(open(2, false)).toEqual([])
  screen.getByRole('heading', { name: 'Bài kiểm tra của khóa học' })
})
