import type { Lesson } from '@/components/office/courses/outline'
import { Button, IconButton } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { type Step, StepButtons } from '@/components/ui/step-buttons'
import { TextInput } from '@/components/ui/text-input'
import { officeCourses } from '@/lib/messages/office-courses'

const texts = officeCourses.outline

type Props = {
  lesson: Lesson
  number: number
  place: string
  isFirst: boolean
  isLast: boolean
  onChange: (lesson: Lesson) => void
  onStep: (step: Step) => void
  onRemove: () => void
  onOpen: (id: number) => void
}

/** One lesson of the outline. */
export function LessonRow(props: Props) {
  const { lesson, number, place, isFirst, isLast, onChange, onStep, onRemove, onOpen } = props
  const { id, name, isPreview, isPublished } = lesson
  return (
    <li className="grid gap-x-4 border-t border-line pt-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <TextInput
        label={texts.lesson(number)}
        value={name}
        onChange={(event) => onChange({ ...lesson, name: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-x-4">
        <Checkbox
          label={texts.published}
          checked={isPublished}
          onChange={() => onChange({ ...lesson, isPublished: !isPublished })}
        />
        <Checkbox
          label={texts.preview}
          checked={isPreview}
          onChange={() => onChange({ ...lesson, isPreview: !isPreview })}
        />
        <span className="flex items-center">
          {id ? (
            <Button variant="text" size="sm" onClick={() => onOpen(id)}>
              {texts.content}
            </Button>
          ) : null}
          <StepButtons
            up={texts.lessonUp(name)}
            down={texts.lessonDown(name)}
            isFirst={isFirst}
            isLast={isLast}
            onStep={onStep}
            place={place}
          />
          {isPublished ? null : (
            <IconButton icon="trash" label={texts.lessonRemove(name)} onClick={onRemove} />
          )}
        </span>
      </div>
    </li>
  )
}
