import { useInput } from 'ra-core'
import { useState } from 'react'
import { LessonDialog } from '@/components/office/courses/lesson-dialog'
import { LessonRow } from '@/components/office/courses/lesson-row'
import {
  type Chapter,
  moved,
  replaced,
  stepLesson,
  without,
} from '@/components/office/courses/outline'
import { Button, IconButton } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
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
  onOpen: (lessonId: number) => void
}

function ChapterPanel({ chapters, at, onChange, onOpen }: ChapterProps) {
  const chapter = chapters[at]
  if (!chapter) return null
  const set = (next: Partial<Chapter>) => onChange(replaced(chapters, at, { ...chapter, ...next }))
  const { lessons } = chapter
  return (
    <li className="grid gap-3 rounded border border-line p-3">
      <div className="flex items-end gap-1">
        <TextInput
          className="min-w-0 flex-1"
          label={texts.chapter(at + 1)}
          value={chapter.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        {at > 0 ? (
          <IconButton
            icon="up"
            label={texts.chapterUp(at + 1)}
            onClick={() => onChange(moved(chapters, at, at - 1))}
          />
        ) : null}
        {at < chapters.length - 1 ? (
          <IconButton
            icon="down"
            label={texts.chapterDown(at + 1)}
            onClick={() => onChange(moved(chapters, at, at + 1))}
          />
        ) : null}
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
            mayGoUp={at > 0 || index > 0}
            mayGoDown={at < chapters.length - 1 || index < lessons.length - 1}
            onChange={(next) => set({ lessons: replaced(lessons, index, next) })}
            onStep={(step) => onChange(stepLesson(chapters, at, index, step))}
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
  const chapters: Chapter[] = Array.isArray(field.value) ? field.value : []
  return (
    <div className="grid gap-4">
      {chapters.length === 0 ? <p className="text-ink-2">{texts.none}</p> : null}
      <ol className="grid gap-4">
        {chapters.map((chapter, at) => (
          <ChapterPanel
            key={chapter.id ?? `new-${at}`}
            chapters={chapters}
            at={at}
            onChange={field.onChange}
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
