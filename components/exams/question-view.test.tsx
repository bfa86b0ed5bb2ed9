/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import { QuestionView } from '@/components/exams/question-view'
import { renderPage } from '@/components/ui/testing'
import { type AnswerValue, MAX_ANSWER_LENGTH } from '@/contract/shop/exam-attempts'
import type { QuestionActive } from '@/contract/shop/exams'

const question = (parts: Partial<QuestionActive>): QuestionActive => ({
  questionActiveId: 7,
  position: 1,
  questionType: 1,
  score: 1,
  questionContent: '<p>Thủ đô của Việt Nam?</p>',
  answers: [
    { answerId: 1, answerContent: 'Hà Nội' },
    { answerId: 2, answerContent: 'Huế' },
  ],
  ...parts,
})

/** Keeps what is answered as the runner does: no longer than it is stored. */
function Kept({ asked }: { asked: QuestionActive }) {
  const [value, setValue] = useState<AnswerValue | undefined>(undefined)
  return (
    <QuestionView
      question={asked}
      place={0}
      total={3}
      value={value}
      isFlagged={false}
      isFrozen={false}
      heading={createRef<HTMLHeadingElement>()}
      onAnswer={(next) =>
        setValue(typeof next === 'string' ? next.slice(0, MAX_ANSWER_LENGTH) : next)
      }
      onFlag={() => {}}
    />
  )
}

test('the options are a group named by its question and described by what to do', () => {
  renderPage(<Kept asked={question({})} />)
  const group = screen.getByRole('group', { name: /Câu 1.*Thủ đô của Việt Nam\?/ })
  const hint = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Chọn một phương án.')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('what of an essay is cut is said, until it is short enough', () => {
  renderPage(<Kept asked={question({ questionType: 9, answers: [] })} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Bài làm của bạn')
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  type('a'.repeat(MAX_ANSWER_LENGTH))
  expect(screen.queryByText(/bị cắt/)).toBeNull()
  type('b'.repeat(MAX_ANSWER_LENGTH + 1))
  expect(screen.getByText(/dài nhất 20\.000 ký tự: phần vượt quá đã bị cắt/)).toBeDefined()
  expect(field.value).toHaveLength(MAX_ANSWER_LENGTH)
  type('c')
  expect(screen.queryByText(/bị cắt/)).toBeNull()
})
