/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { LessonPlayer } from '@/components/learning/lesson-player'
import { OwnedLessonPlayer } from '@/components/learning/owned-lesson-player'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

const lesson = {
  lessonId: 12,
  lessonName: 'Bài 1',
  videoURL: '/media/a.webm?pass=12.1.old',
  captionURL: '/media/a.vtt?pass=12.1.old',
  resumePosition: 42,
  isCompleted: false,
}
const SAVE = 'POST /api/UserCourse/LessonProgress/12'
const READ = 'GET /api/UserCourse/LessonDetail/12'

/** A video of a hundred seconds; jsdom cannot play, so its position is set. */
function makeReady(video: HTMLVideoElement) {
  Object.defineProperty(video, 'duration', { value: 100, configurable: true })
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true, configurable: true })
  fireEvent.loadedMetadata(video)
  return video
}
const theVideo = () => screen.getByLabelText<HTMLVideoElement>('Video bài giảng Bài 1')

function open(answers: Parameters<typeof answerCalls>[0] = {}, changes = {}) {
  cleanup()
  mockBrowserApis()
  localStorage.clear()
  const sent = answerCalls({ [SAVE]: { json: {} }, ...answers })
  const { count } = renderPage(
    <OwnedLessonPlayer lesson={{ ...lesson, ...changes }} adminHost="" />,
  )
  return { sent, count }
}

test('the video resumes where it was left, and can be restarted', () => {
  open()
  const video = makeReady(theVideo())
  video.play = async () => undefined
  expect(video.currentTime).toBe(42)
  expect(screen.getByText(/Tiếp tục từ 0:42/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Xem từ đầu' }))
  expect([video.currentTime, screen.queryByText(/Tiếp tục từ/)]).toEqual([0, null])
})

test('a lesson without a film is remembered once its page is open', async () => {
  const { sent } = open({}, { videoURL: null })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ body: { position: 0, duration: 0 } })
  expect(open().sent).toEqual([])
})

test('a video that had failed before the page heard of it says so', () => {
  const state = jest
    .spyOn(HTMLMediaElement.prototype, 'networkState', 'get')
    .mockReturnValue(HTMLMediaElement.NETWORK_NO_SOURCE)
  cleanup()
  mockBrowserApis()
  renderPage(<LessonPlayer lesson={lesson} adminHost="" isOwn={false} />)
  state.mockRestore()
  expect(screen.getByText('Chưa phát được video')).toBeTruthy()
})

test('pausing stores the position on the server and in this browser', async () => {
  const { sent } = open()
  const video = makeReady(theVideo())
  video.currentTime = 61.7
  await act(async () => {
    fireEvent.pause(video)
  })
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ position: 61, duration: 100 }]),
  )
  expect(localStorage.getItem('lesson_places')).toBe('[[12,61]]')
})

test('without a position from the server the one in this browser is used', () => {
  open()
  cleanup()
  localStorage.setItem('lesson_places', '[[12,30]]')
  renderPage(<OwnedLessonPlayer lesson={{ ...lesson, resumePosition: undefined }} adminHost="" />)
  expect(makeReady(theVideo()).currentTime).toBe(30)
})

test('a lesson is marked as done after what is to be read', () => {
  renderPage(
    <OwnedLessonPlayer lesson={lesson} adminHost="">
      <p>Nội dung bài</p>
    </OwnedLessonPlayer>,
  )
  const button = screen.getByRole('button', { name: 'Đánh dấu đã học xong' })
  const text = screen.getByText('Nội dung bài')
  expect(text.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(theVideo().compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the chosen speed applies to the next video', () => {
  open()
  const video = makeReady(theVideo())
  fireEvent.change(screen.getByLabelText('Tốc độ phát'), { target: { value: '1.5' } })
  expect(video.playbackRate).toBe(1.5)
  cleanup()
  renderPage(<OwnedLessonPlayer lesson={lesson} adminHost="" />)
  expect(makeReady(theVideo()).playbackRate).toBe(1.5)
  expect(screen.getByLabelText<HTMLSelectElement>('Tốc độ phát').value).toBe('1.5')
})

test('expired URLs are renewed once silently, at the same position', async () => {
  const renewed = { ...lesson, videoURL: '/media/a.webm?pass=12.2.new' }
  const { sent } = open({
    [READ]: {
      json: {
        data: {
          ...renewed,
          courseId: 1,
          courseName: 'Toán',
          courseSlug: 'toan',
          content: '',
          attachments: [],
          previousLessonId: null,
          nextLessonId: null,
        },
      },
    },
  })
  const video = makeReady(theVideo())
  video.currentTime = 77
  fireEvent.timeUpdate(video)
  fireEvent.error(video)
  await waitFor(() => expect(theVideo().innerHTML).toContain('pass=12.2.new'))
  expect(sent.some(({ path }) => path.endsWith('LessonDetail/12'))).toBe(true)
  expect(makeReady(theVideo()).currentTime).toBe(77)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.error(theVideo())
  expect(screen.getByRole('alert').textContent).toContain('Chưa phát được video')
})

test('a lesson is marked as done and undone, and the page is refreshed', async () => {
  const { sent, count } = open({}, { videoURL: null })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Đánh dấu đã học xong' }))
  })
  expect(screen.getByText('Đã học xong')).toBeTruthy()
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Bỏ đánh dấu' }))
  })
  const marks = sent.map(({ body }) => (body as { isCompleted?: boolean }).isCompleted)
  expect(marks.filter((mark) => mark !== undefined)).toEqual([true, false])
  expect(count.refreshes).toBe(2)
})

test('a mark that could not be saved is reverted, with the reason', async () => {
  open({ [SAVE]: { status: 500, json: { errorMessage: 'Máy chủ bận.' } } }, { videoURL: null })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Đánh dấu đã học xong' }))
  })
  await screen.findByText('Máy chủ bận.')
  expect(screen.queryByText('Đã học xong')).toBeNull()
})

test('an upstream without progress shows no mark', async () => {
  open({ [SAVE]: { status: 404, json: { errorMessage: 'x' } } }, { videoURL: null })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Đánh dấu đã học xong' }))
  })
  expect(screen.queryByRole('button', { name: /đánh dấu/i })).toBeNull()
})
