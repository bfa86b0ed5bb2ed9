import type { ReactNode } from 'react'

/** A screen's title with what can be done beside it. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
    <h1 className="text-h2">{title}</h1>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
)
