import { IconButton } from '@/components/ui/button'

export type Step = 1 | -1

/** Styles of its own would weigh on every public page. */
const look = (isBlocked: boolean) => (isBlocked ? { opacity: 0.4 } : undefined)

type Props = {
  /** What the two say to a screen reader. */
  up: string
  down: string
  isFirst: boolean
  isLast: boolean
  onStep: (step: Step) => void
  /** Where the row stands, for a list that follows the moved one. */
  place?: string
}

/** One place up or down; at an end the button is blocked but stays, so that the keyboard keeps its place. */
export const StepButtons = ({ up, down, isFirst, isLast, onStep, place }: Props) => (
  <span className="flex" data-place={place}>
    <IconButton
      icon="up"
      label={up}
      aria-disabled={isFirst}
      style={look(isFirst)}
      onClick={() => isFirst || onStep(-1)}
    />
    <IconButton
      icon="down"
      label={down}
      aria-disabled={isLast}
      style={look(isLast)}
      onClick={() => isLast || onStep(1)}
    />
  </span>
)
