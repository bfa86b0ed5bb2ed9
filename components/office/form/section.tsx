import type { ReactNode } from 'react'

/** A group of fields under a heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="panel grid grid-cols-[minmax(0,1fr)] content-start gap-4">
    <h2 className="text-h3">{title}</h2>
    {children}
  </section>
)
