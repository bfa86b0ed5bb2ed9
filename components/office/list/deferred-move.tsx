import { Button } from '@/components/ui/button'
import { office } from '@/lib/messages/office'

const texts = office.deferred

type Props = { label: string; secondsLeft: number; onUndo: () => void; onNow: () => void }

/** A move that is sent in a moment: until then it can be taken back. */
export const DeferredMove = ({ label, secondsLeft, onUndo, onNow }: Props) => (
  <div role="status" className="flex flex-wrap items-center gap-3">
    <span>{texts.soon(label, secondsLeft)}</span>
    <Button size="sm" variant="quiet" onClick={onUndo}>
      {texts.undo}
    </Button>
    <Button size="sm" variant="text" onClick={onNow}>
      {texts.now}
    </Button>
  </div>
)

/** As high as the buttons that were there, so that nothing moves under the pointer. */
export const EmptyPlace = () => <span aria-hidden className="inline-block min-h-tap w-40" />
