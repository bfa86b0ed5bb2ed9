import type { Held } from '@/contract/shop/privacy'
import { privacy } from '@/lib/messages/privacy'

const texts = privacy.held

/** How much is kept of what, why and how long. */
export function HeldList({ held }: { held: readonly Held[] }) {
  if (held.length === 0) return <p className="text-ink-2">{texts.none}</p>
  return (
    <ul className="w-full divide-y divide-line border-y border-line">
      {held.map(({ title, count, purpose, term }) => (
        <li key={title} className="grid gap-1 py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>{title}</strong>
            <span className="num text-sm text-ink-2">{texts.count(count)}</span>
          </p>
          <p className="text-sm text-ink-2">
            {texts.purpose}: {purpose}
          </p>
          <p className="text-sm text-ink-2">
            {texts.term}: {term}
          </p>
        </li>
      ))}
    </ul>
  )
}
