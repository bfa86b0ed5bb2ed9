import { clsx } from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'

type Props = {
  label: string
  /** What stands on it; the label itself without one. */
  sign?: ReactNode
  isOn?: boolean
  isBlocked?: boolean
  onPress: () => void
}

/** One step of the toolbar; keeps the place in the text, because the text keeps the focus. */
export function ToolbarButton({ label, sign, isOn, isBlocked = false, onPress }: Props) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      {...(isBlocked ? { 'aria-disabled': true } : {})}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isBlocked ? undefined : onPress}
      className={clsx(
        'min-h-9 min-w-9 rounded px-2 text-sm hover:bg-wash',
        isOn && 'bg-primary-soft font-semibold',
        isBlocked && 'text-ink-2',
      )}
    >
      {sign ?? label}
    </button>
  )
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const target = event.target as HTMLElement
  if (!step || !target.matches('button')) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons[step(buttons.indexOf(target as HTMLButtonElement), buttons.length - 1)]
  event.preventDefault()
  next?.focus()
}

/** A row of steps; the arrows walk along it, too. */
export const Toolbar = ({ label, children }: { label: string; children: ReactNode }) => (
  <div
    role="toolbar"
    aria-label={label}
    onKeyDown={walk}
    className="flex flex-wrap items-center gap-1 border-b border-line p-1"
  >
    {children}
  </div>
)
