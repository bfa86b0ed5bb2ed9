/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { MessageChannel } from 'node:worker_threads'
import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { ExaminationDetail } from '@/contract/shop/exams'
import { answerCalls } from '@/lib/api/testing'

// jsdom has neither.
Object.assign(globalThis, { TextEncoder, MessageChannel })
const { renderToString } = await import('react-dom/server')
const { ExamAttempt: ExamIsland } = await import('@/components/exams/exam-attempt')

const open: ExaminationDetail = {
  examinationId: 4,
  examinationName: 'Bài tập',
  description: '',
  kind: 1,
  courseId: null,
  lessonId: null,
  totalQuestion: 1,
  maxScore: 1,
  duration: null,
  maxAttempt: 0,
  attemptCount: 1,
  openTime: null,
  closeTime: null,
  inProgress: true,
  examResultId: 8,
  startRefusal: null,
  questionActives: [],
}

test('continuing an attempt submitted elsewhere says so and links to its result', async () => {
  mockBrowserApis()
  const ended = { ...open, inProgress: false, examResultId: null, hasResult: true }
  answerCalls({
    'POST /api/Examination/DoExam/4': {
      status: 409,
      json: { errorMessage: '', data: { reason: 'takenOver' } },
    },
    'GET /api/Examination/Detail/4': { json: { data: ended } },
  })
  renderPage(
    <ExamIsland
      userId={7}
      examinationId={4}
      detail={open}
      path="/bai-tap/4"
      resultHref="/bai-tap-cua-toi/4"
      isEmbedded={false}
    >
      <h1>Bài tập</h1>
    </ExamIsland>,
  )
  const goOn = await screen.findByRole('button', { name: 'Tiếp tục ở đây' })
  // This test needs no questions.
  expect(screen.queryByText(/chỉ xem được/)).toBeNull()
  fireEvent.click(goOn)
  await screen.findByText('Bài đã được nộp ở thẻ hoặc thiết bị khác.')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/bai-tap-cua-toi/4',
  ])
  screen.getByRole('button', { name: 'Làm lại' })
})

test('an access that has ended says since when, what stays and how to go on', async () => {
  mockBrowserApis()
  const ended = { ...open, courseId: 3, inProgress: false, examResultId: null, hasResult: true }
  const detail = {
    ...{ ...ended, startRefusal: 'accessEnded' as const },
    accessEndTime: '2026-11-01T03:00:00.000Z',
  }
  renderPage(
    <ExamIsland
      {...{ userId: 7, examinationId: 4, detail, isEmbedded: false }}
      path="/bai-tap/4"
      resultHref="/bai-tap-cua-toi/4"
    >
      <h1>Bài tập</h1>
    </ExamIsland>,
  )
  await screen.findByText('Khóa học đã hết hạn ngày 01/11/2026')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/khoa-hoc/3', '/bai-tap-cua-toi/4'],
  ])
})

/** The page as the server sends it, for an exam that nobody has begun, and the start button in it. */
function serverPage() {
  const page = (
    <ExamIsland
      userId={7}
      examinationId={4}
      detail={{ ...open, inProgress: false }}
      path="/bai-tap/4"
      resultHref="/bai-tap-cua-toi/4"
      isEmbedded={false}
    >
      <h1>Bài tập</h1>
    </ExamIsland>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  const button = container.querySelector('button')
  return { button, hydrate: () => render(page, { container, hydrate: true }) }
}

test('the start button stays while the page hydrates: it may be under a finger', async () => {
  mockBrowserApis()
  const { button, hydrate } = serverPage()
  const replaced = jest.fn()
  const observer = new MutationObserver(() => button?.isConnected || replaced())
  observer.observe(document.body, { childList: true, subtree: true })
  hydrate()
  // By then this device's copies have been read.
  await new Promise((resolve) => setTimeout(resolve))
  observer.disconnect()
  expect(replaced).not.toHaveBeenCalled()
  expect(button?.isConnected).toBe(true)
})

test('a start that was pressed before any script ran is not lost', async () => {
  mockBrowserApis()
  const sent = answerCalls({
    'POST /api/Examination/DoExam/4': {
      status: 409,
      json: { errorMessage: '', data: { reason: 'closed' } },
    },
    'GET /api/Examination/Detail/4': { json: { data: { ...open, inProgress: false } } },
  })
  const { button, hydrate } = serverPage()
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  // As the browser opens it; jsdom has no popovers.
  panel?.setAttribute('data-open', '')
  hydrate()
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/Examination/DoExam/4'))
})

test('a page that could not be asked for says so before any script runs', () => {
  const page = (
    <ExamIsland
      userId={7}
      examinationId={4}
      detail={null}
      path="/bai-tap/4"
      resultHref="/bai-tap-cua-toi/4"
      isEmbedded={false}
    >
      <h1>Bài kiểm tra</h1>
    </ExamIsland>
  )
  expect(renderToString(page)).toContain('Chưa tải được bài, đang thử lại…')
})
