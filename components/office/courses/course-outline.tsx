import { useInput } from 'ra-core'
import { useState } from 'react'
import { LessonDialog } from '@/components/office/courses/lesson-dialog'
import { LessonRow } from '@/components/office/courses/lesson-row'
import {
  type Chapter,
  type Lesson,
  lessonPlace,
  moved,
  replaced,
  stepLesson,
  without,
} from '@/components/office/courses/outline'
import { Button, IconButton } from '@/components/ui/button'
import { type Step, StepButtons } from '@/components/ui/step-buttons'
import { TextInput } from '@/components/ui/text-input'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { officeCourses } from '@/lib/messages/office-courses'

const texts = officeCourses.outline

const blankLesson = { name: '', isPreview: false, isPublished: false }

const named = (value: unknown) =>
  Array.isArray(value) &&
  value.some(
    (chapter: Chapter) =>
      chapter.name.trim() === '' || chapter.lessons.some(({ name }) => name.trim() === ''),
  )
    ? texts.nameless
    : undefined

type ChapterProps = {
  chapters: readonly Chapter[]
  at: number
  onChange: (chapters: Chapter[]) => void
  /** Takes the focus along with what was moved. */
  follow: (place: string, step: Step) => void
  onOpen: (lessonId: number) => void
}

function ChapterPanel({ chapters, at, onChange, follow, onOpen }: ChapterProps) {
  const chapter = chapters[at]
  if (!chapter) return null
  const set = (next: Partial<Chapter>) => onChange(replaced(chapters, at, { ...chapter, ...next }))
  const { lessons } = chapter
  const isFirst = at === 0
  const isLast = at === chapters.length - 1
  const step = (by: Step) => {
    onChange(moved(chapters, at, at + by))
    follow(String(at + by), by)
  }
  const stepOf = (lesson: Lesson, index: number, by: Step) => {
    const next = stepLesson(chapters, at, index, by)
    onChange(next)
    follow(lessonPlace(next, lesson), by)
  }
  return (
    <li className="grid gap-3 rounded border border-line p-3">
      <div className="flex items-end gap-1">
        <TextInput
          className="min-w-0 flex-1"
          label={texts.chapter(at + 1)}
          value={chapter.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <StepButtons
          up={texts.chapterUp(at + 1)}
          down={texts.chapterDown(at + 1)}
          isFirst={isFirst}
          isLast={isLast}
          onStep={step}
          place={String(at)}
        />
        {lessons.length === 0 ? (
          <IconButton
            icon="trash"
            label={texts.chapterRemove(at + 1)}
            onClick={() => onChange(without(chapters, at))}
          />
        ) : null}
      </div>
      <ol className="grid gap-2">
        {lessons.map((lesson, index) => (
          <LessonRow
            // A new one has no id yet; its place tells it apart.
            key={lesson.id ?? `new-${index}`}
            lesson={lesson}
            number={index + 1}
            place={`${at}.${index}`}
            isFirst={isFirst && index === 0}
            isLast={isLast && index === lessons.length - 1}
            onChange={(next) => set({ lessons: replaced(lessons, index, next) })}
            onStep={(by) => stepOf(lesson, index, by)}
            onRemove={() => set({ lessons: without(lessons, index) })}
            onOpen={onOpen}
          />
        ))}
      </ol>
      <div>
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          onClick={() => set({ lessons: [...lessons, blankLesson] })}
        >
          {texts.addLesson}
        </Button>
      </div>
    </li>
  )
}

/** Chapters and lessons in their order; a lesson's own text opens in a dialog once the outline is saved. */
export function CourseOutline({ source }: { source: string }) {
  const { field, fieldState } = useInput<Chapter[]>({ source, defaultValue: [], validate: named })
  const [openLesson, setOpenLesson] = useState<number | null>(null)
  const { list, follow } = useStepFocus()
  const chapters: Chapter[] = Array.isArray(field.value) ? field.value : []
  return (
    <div ref={list} className="grid gap-4">
      {chapters.length === 0 ? <p className="text-ink-2">{texts.none}</p> : null}
      <ol className="grid gap-4">
        {chapters.map((chapter, at) => (
          <ChapterPanel
            key={chapter.id ?? `new-${at}`}
            chapters={chapters}
            at={at}
            onChange={field.onChange}
            follow={follow}
            onOpen={setOpenLesson}
          />
        ))}
      </ol>
      <div>
        <Button
          variant="quiet"
          icon="plus"
          onClick={() => field.onChange([...chapters, { name: '', lessons: [] }])}
        >
          {texts.addChapter}
        </Button>
      </div>
      <p aria-live="polite" className="text-sm text-danger">
        {fieldState.error ? texts.nameless : null}
      </p>
      {openLesson === null ? null : (
        <LessonDialog id={openLesson} onClose={() => setOpenLesson(null)} />
      )}
    </div>
  )
}
