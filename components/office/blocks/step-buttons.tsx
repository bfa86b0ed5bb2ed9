import { IconButton } from '@/components/ui/button'
import { officeBlocks as texts } from '@/lib/messages/office-blocks'

type Props = {
  name: string
  isFirst: boolean
  isLast: boolean
  onStep: (step: 1 | -1) => void
}

/** One place up or down; both stay where they are, so that a key can be pressed again. */
export const StepButtons = ({ name, isFirst, isLast, onStep }: Props) => (
  <span className="flex">
    <IconButton
      icon="up"
      label={texts.up(name)}
      aria-disabled={isFirst}
      onClick={() => isFirst || onStep(-1)}
    />
    <IconButton
      icon="down"
      label={texts.down(name)}
      aria-disabled={isLast}
      onClick={() => isLast || onStep(1)}
    />
  </span>
)
