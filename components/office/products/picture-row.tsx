import { clsx } from 'clsx'
import { type DragEvent, lazy, Suspense, useState } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { StepButtons } from '@/components/ui/step-buttons'
import { TextInput } from '@/components/ui/text-input'
import { thumbnail } from '@/lib/format/image-sources'
import { officeProducts } from '@/lib/messages/office-products'

const texts = officeProducts.pictures

const CropDialog = lazy(async () => ({
  default: (await import('@/components/office/products/crop-dialog')).CropDialog,
}))

export type Picture = { url: string; alt?: string }

export type PictureRowProps = {
  picture: Picture
  index: number
  count: number
  /** The place of the picture that is being dragged. */
  dragged: number | null
  onDrag: (index: number | null) => void
  onChange: (next: Picture) => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** Only what was uploaded here can be cut. */
const isOwn = (url: string) => url.startsWith('/media/pictures/')

function useDragging({ index, dragged, onDrag, onMove }: PictureRowProps) {
  const [isOver, setIsOver] = useState(false)
  const mayTake = dragged !== null && dragged !== index
  return {
    isOver: isOver && mayTake,
    handlers: {
      onDragOver: (event: DragEvent) => {
        setIsOver(true)
        if (mayTake) event.preventDefault()
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        if (dragged !== null) onMove(dragged, index)
        onDrag(null)
      },
    },
  }
}

function Steps({ index, count, picture, onMove, onRemove, onChange }: PictureRowProps) {
  const [isCropping, setIsCropping] = useState(false)
  return (
    <div className="flex flex-wrap items-center">
      {isOwn(picture.url) ? (
        <Button variant="text" size="sm" onClick={() => setIsCropping(true)}>
          {texts.crop}
        </Button>
      ) : null}
      <StepButtons
        up={texts.up}
        down={texts.down}
        isFirst={index === 0}
        isLast={index === count - 1}
        onStep={(step) => onMove(index, index + step)}
      />
      <IconButton icon="trash" label={texts.remove} onClick={onRemove} />
      {isCropping ? (
        <Suspense>
          <CropDialog
            url={picture.url}
            onClose={() => setIsCropping(false)}
            onCut={(url) => {
              setIsCropping(false)
              onChange({ ...picture, url })
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** One picture: dragged by itself or moved by its buttons, cut to a cover, described, taken out. */
export function PictureRow(props: PictureRowProps) {
  const { picture, index, onDrag, onChange } = props
  const { isOver, handlers } = useDragging(props)
  const source = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      onDrag(index)
    },
    onDragEnd: () => onDrag(null),
  }
  return (
    <li
      {...handlers}
      className={clsx('flex flex-wrap items-end gap-3 rounded', isOver && 'bg-primary-soft')}
    >
      <img
        src={thumbnail(picture.url)}
        alt=""
        {...source}
        className="h-24 w-auto cursor-grab rounded border border-line"
      />
      <TextInput
        className="min-w-48 flex-1"
        label={index === 0 ? `${texts.alt} (${texts.cover})` : texts.alt}
        value={picture.alt ?? ''}
        onChange={(event) => onChange({ ...picture, alt: event.target.value })}
      />
      <Steps {...props} />
    </li>
  )
}
