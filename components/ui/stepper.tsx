import { clsx } from 'clsx'
import { Icon } from '@/components/ui/icon'
import { ui } from '@/lib/messages/ui'
import styles from './stepper.module.css'

export type Step = {
  label: string
  state: 'done' | 'current' | 'upcoming' | 'error' /** A completed step may link back. */
  href?: string | undefined
}

const note = {
  done: ui.stepper.done,
  current: ui.stepper.current,
  upcoming: ui.stepper.upcoming,
  error: '',
} as const

export function Stepper({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.stepper} aria-label={ui.stepper.label}>
      {steps.map(({ label, state, href }, index) => {
        const content = (
          <>
            <span translate="no" className={clsx(styles.mark, 'num')}>
              {state === 'done' ? (
                <Icon name="check" size={16} />
              ) : state === 'error' ? (
                <Icon name="warning" size={16} />
              ) : (
                index + 1
              )}
            </span>
            <span className={styles.label}>{label}</span>
            <span className="sr-only">{note[state]}</span>
          </>
        )
        return (
          <li
            key={label}
            data-state={state}
            aria-current={state === 'current' || state === 'error' ? 'step' : undefined}
          >
            {href && state === 'done' ? (
              <a className={styles.step} href={href}>
                {content}
              </a>
            ) : (
              <span className={styles.step}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
