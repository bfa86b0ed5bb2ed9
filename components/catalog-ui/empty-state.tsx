import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  text?: ReactNode
  /** The next step to offer. */
  children?: ReactNode
  level?: 1 | 2 | 3
}

/** A drawing, a sentence and the next step. */
export function EmptyState({ title, text, children, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="grid justify-items-center section text-center">
      <svg
        className="mb-5"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        viewBox="0 0 160 72"
        width="160"
        height="72"
        aria-hidden="true"
      >
        <path d="M6 15c20 0 34-3 48-10h52c14 7 28 10 48 10M6 15v4c22 0 38-3 52-10h44c14 7 30 10 52 10v-4" />
        <path fill="var(--wash)" d="M38 34h8v26h-8zM46 30h10v30H46zM60 60l7-27 8 2-7 27z" />
        <path d="M8 61h144M8 66h144" />
      </svg>
      <Heading className="text-h3">{title}</Heading>
      {text ? <p className="mt-2 max-w-[30em] text-ink-2">{text}</p> : null}
      {children ? <div className="mt-5">{children}</div> : null}
    </div>
  )
}
