import { expect, test } from '@jest/globals'
import { stepLesson } from '@/components/office/courses/outline'

const lesson = (name: string) => ({ name, isPreview: false, isPublished: true })
const chapters = [
  { name: 'Một', lessons: [lesson('a'), lesson('b')] },
  { name: 'Hai', lessons: [lesson('c')] },
]

test.each([
  [0, 0, 1, ['ba', 'c']],
  [0, 1, 1, ['a', 'bc']],
  [1, 0, -1, ['abc', '']],
  [0, 0, -1, ['ab', 'c']],
  [1, 0, 1, ['ab', 'c']],
] as const)('lesson %i.%i moved by %i', (chapter, at, step, after) => {
  const names = stepLesson(chapters, chapter, at, step).map(({ lessons }) =>
    lessons.map(({ name }) => name).join(''),
  )
  expect(names).toEqual(after)
})
