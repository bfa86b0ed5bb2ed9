import { expect, test } from '@jest/globals'
import type { LessonDetail } from '@/contract/shop/learning'
import { safeLesson } from '@/lib/learning/sanitise-course'

const lesson: LessonDetail = {
  lessonId: 1,
  lessonName: 'Bài 1',
  courseId: 1,
  courseName: 'Toán',
  courseSlug: 'toan',
  content: '<p onclick="x()">Chữ <math><mi>x</mi></math><script>alert(1)</script></p>',
  videoURL: null,
  captionURL: 'javascript:alert(1)',
  attachments: [],
  previousLessonId: null,
  nextLessonId: null,
}
const file = (fileURL: string) => ({
  attachmentId: 1,
  fileName: 'a.pdf',
  fileURL,
  fileSize: 1,
  mimeType: 'application/pdf',
})

test('a lesson of any upstream runs nothing on the page, and keeps its formulas', () => {
  const { content, captionURL } = safeLesson(lesson)
  expect(content).toBe('<p>Chữ <math><mi>x</mi></math></p>')
  expect(captionURL).toBeNull()
})

test('papers lead to the shop or over https, or are left out', () => {
  const good = ['/media/file/1?pass=1.2.x', 'https://files.example/a.pdf']
  const bad = [
    'javascript:alert(1)',
    '//evil.example/a.pdf',
    '/\\evil.example',
    'data:text/html,x',
    'http://a/b',
  ]
  const attachments = [...bad, ...good].map(file)
  const kept = safeLesson({ ...lesson, attachments }).attachments.map(({ fileURL }) => fileURL)
  expect(kept).toEqual(good)
})
