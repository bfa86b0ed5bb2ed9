import { clsx } from 'clsx'
import { type DragEvent, useState } from 'react'
import type { DropZone, TreeRow } from '@/components/office/categories/category-tree'
import { StepButtons } from '@/components/ui/step-buttons'
import { officeCatalogue } from '@/lib/messages/office-catalogue'

const texts = officeCatalogue.categories

type Props = {
  row: TreeRow
  mayWrite: boolean
  isDragged: boolean
  /** Whether what is dragged may be dropped there. */
  mayTake: (zone: DropZone) => boolean
  onDrag: (id: number | null) => void
  onDrop: (zone: DropZone) => void
  onOpen: () => void
  onStep: (position: number) => void
}

const EDGE = 0.3

/** The upper and the lower edge of a row mean its side, the rest its inside. */
function zoneAt({ currentTarget, clientY }: DragEvent): DropZone {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = (clientY - top) / height
  if (share < EDGE) return 'before'
  return share > 1 - EDGE ? 'after' : 'into'
}

const indents = ['', 'ml-5 sm:ml-8', 'ml-10 sm:ml-16', 'ml-15 sm:ml-24']

const marks: Record<DropZone, string> = {
  before: 'shadow-[inset_0_3px_0_var(--primary)]',
  into: 'bg-primary-soft',
  after: 'shadow-[inset_0_-3px_0_var(--primary)]',
}

function useDropping({ mayTake, onDrop }: Pick<Props, 'mayTake' | 'onDrop'>) {
  const [zone, setZone] = useState<DropZone | null>(null)
  const over = (event: DragEvent) => {
    const next = zoneAt(event)
    const isWelcome = mayTake(next)
    setZone(isWelcome ? next : null)
    if (isWelcome) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setZone(null)
    onDrop(zoneAt(event))
  }
  return { zone, handlers: { onDragOver: over, onDragLeave: () => setZone(null), onDrop: drop } }
}

function Steps({ row: { category, index, count }, onStep }: Pick<Props, 'row' | 'onStep'>) {
  return (
    <StepButtons
      up={texts.up(category.name)}
      down={texts.down(category.name)}
      isFirst={index === 0}
      isLast={index === count - 1}
      onStep={(step) => onStep(index + step)}
    />
  )
}

/** One line of the tree. */
export function CategoryRow(props: Props) {
  const { row, mayWrite, isDragged, onDrag, onOpen } = props
  const { category, depth } = row
  const { zone, handlers } = useDropping(props)
  const dragging = mayWrite
    ? {
        draggable: true,
        onDragStart: (event: DragEvent) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', category.name)
          onDrag(category.id)
        },
        onDragEnd: () => onDrag(null),
        ...handlers,
      }
    : {}
  return (
    <li
      {...dragging}
      className={clsx(
        'flex items-center gap-2 border-line px-2 py-1 not-first:border-t sm:px-3',
        mayWrite && 'cursor-grab',
        isDragged && 'opacity-50',
        zone && marks[zone],
      )}
    >
      <div className={clsx('min-w-0 flex-1', indents[Math.min(depth, indents.length - 1)])}>
        {mayWrite ? (
          <button
            type="button"
            onClick={onOpen}
            className={clsx(
              'min-h-tap text-left hover:text-primary',
              depth === 0 && 'font-semibold',
            )}
          >
            {category.name}
            <span className="ml-2 text-sm font-normal whitespace-nowrap text-ink-2">
              {texts.count(category.productCount)}
            </span>
          </button>
        ) : (
          <p className="py-2.5">{category.name}</p>
        )}
      </div>
      {mayWrite ? <Steps {...props} /> : null}
    </li>
  )
}
