import { useInput } from 'ra-core'
import { CategoriesFailure } from '@/components/office/categories/categories-failure'
import { useCategories } from '@/components/office/categories/use-categories'
import { moved } from '@/components/office/courses/outline'
import { Button, IconButton } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { type Option, Select } from '@/components/ui/select'
import { type Step, StepButtons } from '@/components/ui/step-buttons'
import { TextInput } from '@/components/ui/text-input'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { type HomeContent, MOST_SHELVES } from '@/contract/shop/home-content'
import { officeBlocks as texts } from '@/lib/messages/office-blocks'

type Part = HomeContent['sections'][number]

const isShelf = ({ kind }: Part) => kind === 'shelf'
const isHalf = (part: Part) =>
  isShelf(part) && (part.categoryId === null || part.title.trim() === '')
const whole = (parts: unknown) =>
  Array.isArray(parts) && parts.some(isHalf) ? texts.shelfIncomplete : undefined

type RowProps = {
  part: Part
  categories: readonly Option[]
  at: number
  isLast: boolean
  onChange: (part: Part) => void
  onStep: (step: Step) => void
  onRemove: () => void
}

function PartRow({ part, categories, at, isLast, onChange, onStep, onRemove }: RowProps) {
  const name = part.title || texts.parts[part.kind]
  return (
    <li className="grid gap-3 border-t border-line pt-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <div className="grid gap-3 sm:grid-cols-2">
        {part.kind === 'promises' ? (
          <p className="font-semibold">{name}</p>
        ) : (
          <TextInput
            label={texts.parts[part.kind]}
            placeholder={isShelf(part) ? '' : texts.usualTitle}
            maxLength={80}
            value={part.title}
            onChange={({ target }) => onChange({ ...part, title: target.value })}
          />
        )}
        {isShelf(part) ? (
          <Select
            label={texts.category}
            options={categories}
            value={part.categoryId === null ? '' : String(part.categoryId)}
            onChange={({ target }) =>
              onChange({ ...part, categoryId: target.value === '' ? null : Number(target.value) })
            }
          />
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <Checkbox
          label={texts.isShown}
          aria-label={texts.showPart(name)}
          checked={part.isShown}
          onChange={() => onChange({ ...part, isShown: !part.isShown })}
        />
        <StepButtons
          up={texts.up(name)}
          down={texts.down(name)}
          isFirst={at === 0}
          isLast={isLast}
          onStep={onStep}
          place={String(at)}
        />
        {isShelf(part) ? (
          <IconButton icon="trash" label={texts.remove(name)} onClick={onRemove} />
        ) : null}
      </div>
    </li>
  )
}

/** The parts of the home page: their order, whether they are shown, what they are called, and shelves of books. */
export function SectionsField({ source }: { source: string }) {
  const { field, fieldState, id } = useInput<Part[]>({ source, validate: whole })
  const parts: Part[] = Array.isArray(field.value) ? field.value : []
  const { options } = useCategories()
  const { list, follow } = useStepFocus()
  const categories = [
    { value: '', label: texts.chooseCategory },
    ...options.map(({ value, label }) => ({ value: String(value), label })),
  ]
  const add = () =>
    field.onChange([...parts, { kind: 'shelf', title: '', categoryId: null, isShown: true }])
  const step = (at: number, by: Step) => {
    field.onChange(moved(parts, at, at + by))
    follow(String(at + by), by)
  }
  return (
    <div ref={list} className="grid justify-items-start gap-4">
      <p className="text-sm text-ink-2">{texts.sectionsHint}</p>
      <ul className="grid w-full gap-3">
        {parts.map((part, at) => (
          <PartRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a shelf has no name of its own.
            key={`${part.kind}-${at}`}
            part={part}
            categories={categories}
            at={at}
            isLast={at === parts.length - 1}
            onChange={(next) => field.onChange(parts.map((one, i) => (i === at ? next : one)))}
            onStep={(by) => step(at, by)}
            onRemove={() => field.onChange(parts.filter((_, i) => i !== at))}
          />
        ))}
      </ul>
      <CategoriesFailure />
      <FieldError id={id} error={fieldState.error ? texts.shelfIncomplete : null} />
      {parts.filter(isShelf).length < MOST_SHELVES ? (
        <Button variant="quiet" size="sm" icon="plus" onClick={add}>
          {texts.addShelf}
        </Button>
      ) : null}
    </div>
  )
}
