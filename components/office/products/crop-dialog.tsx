import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type PointerEvent, type SyntheticEvent, useState } from 'react'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { cropPicture } from '@/contract/staff/pictures'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeProducts } from '@/lib/messages/office-products'

const texts = officeProducts.crop
/** Width to height of a cover as the shop draws it. */
const COVER = 2 / 3
const MOST_ZOOM = 4

type Size = { width: number; height: number }
/** Zoom from 1; where the part lies between the edges, each from 0 to 1. */
type View = { zoom: number; x: number; y: number }

const between = (value: number) => Math.min(1, Math.max(0, value))

/** The part in shares of the picture. */
function partOf({ width, height }: Size, { zoom, x, y }: View) {
  const wide = Math.min(width, height * COVER) / zoom
  const part = { width: wide / width, height: wide / COVER / height }
  return { ...part, left: x * (1 - part.width), top: y * (1 - part.height) }
}

const percent = (share: number) => `${share * 100}%`

function Slider({
  label,
  value,
  least = 0,
  most = 1,
  onChange,
}: {
  label: string
  value: number
  least?: number
  most?: number
  onChange: (value: number) => void
}) {
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(Number(event.target.value))
  return (
    <label className="grid gap-1 text-sm font-semibold">
      {label}
      <input
        type="range"
        min={least}
        max={most}
        step={(most - least) / 100}
        value={value}
        onChange={change}
        className="min-h-tap w-full accent-primary"
      />
    </label>
  )
}

type FrameProps = {
  url: string
  size: Size | null
  view: View
  onSize: (size: Size) => void
  onView: (view: View) => void
}

/** The cover as it will be; dragging moves the picture under it. */
function Frame({ url, size, view, onSize, onView }: FrameProps) {
  const part = size ? partOf(size, view) : null
  const load = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
  const drag = ({ currentTarget, buttons, movementX, movementY }: PointerEvent) => {
    if (buttons !== 1 || !part) return
    const { width, height } = currentTarget.getBoundingClientRect()
    const step = (moved: number, whole: number, share: number) =>
      share < 1 ? (moved / whole) * (share / (1 - share)) : 0
    onView({
      ...view,
      x: between(view.x - step(movementX, width, part.width)),
      y: between(view.y - step(movementY, height, part.height)),
    })
  }
  const placed = part
    ? {
        width: percent(1 / part.width),
        height: percent(1 / part.height),
        left: percent(-part.left / part.width),
        top: percent(-part.top / part.height),
      }
    : {}
  return (
    <div
      className="relative mx-auto aspect-[2/3] w-48 cursor-move touch-none overflow-hidden rounded border border-line bg-wash"
      onPointerMove={drag}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        onLoad={load}
        className="absolute max-w-none"
        style={placed}
      />
    </div>
  )
}

type Props = { url: string; onClose: () => void; onCut: (url: string) => void }

/** Cuts a picture to the shape of a cover; by hand, or with sliders that take keys. */
export function CropDialog({ url, onClose, onCut }: Props) {
  const [size, setSize] = useState<Size | null>(null)
  const [view, setView] = useState<View>({ zoom: 1, x: 0.5, y: 0.5 })
  const cut = useMutation({
    mutationFn: async (part: ReturnType<typeof partOf>) =>
      (await staffCall(cropPicture, { body: { pictureUrl: url, ...part } })).data,
    onSuccess: (kept) => onCut(kept.url),
    // The text stands in the dialog.
    onError: () => undefined,
  })
  return (
    <Dialog open onClose={onClose} title={texts.title} size="sm">
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{texts.hint}</p>
        <Frame url={url} size={size} view={view} onSize={setSize} onView={setView} />
        <Slider
          label={texts.zoom}
          least={1}
          most={MOST_ZOOM}
          value={view.zoom}
          onChange={(zoom) => setView({ ...view, zoom })}
        />
        <Slider label={texts.across} value={view.x} onChange={(x) => setView({ ...view, x })} />
        <Slider label={texts.down} value={view.y} onChange={(y) => setView({ ...view, y })} />
        {cut.error ? <Notice tone="danger">{userMessageOf(cut.error)}</Notice> : null}
        <div className="flex flex-wrap gap-3">
          <Button
            busy={cut.isPending}
            blocked={!size}
            onClick={() => size && cut.mutate(partOf(size, view))}
          >
            {texts.cut}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
