import { Section } from '@/components/privacy/section'
import type { PrivacyRequest } from '@/contract/shop/privacy'
import { formatDate } from '@/lib/format/date'
import { privacy } from '@/lib/messages/privacy'

const texts = privacy.requests

/** What somebody asked for, until when the law wants it done, and what became of it. */
export function RequestList({ requests }: { requests: readonly PrivacyRequest[] }) {
  if (requests.length === 0) return null
  return (
    <Section title={texts.title}>
      <ul className="w-full divide-y divide-line border-y border-line">
        {requests.map(
          ({ requestId, kind, state, createdTime, dueTime, doneTime, refusalReason }) => (
            <li
              key={requestId}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-3"
            >
              <span className="font-semibold">{texts.kinds[kind]}</span>
              <span>{refusalReason === null ? texts.states[state] : texts.refused}</span>
              <span className="num w-full text-sm text-ink-2">
                {texts.asked(formatDate(createdTime))},{' '}
                {doneTime ? texts.done(formatDate(doneTime)) : texts.due(formatDate(dueTime))}
              </span>
              {refusalReason === null ? null : (
                <span className="w-full text-sm">{texts.refusedBecause(refusalReason)}</span>
              )}
            </li>
          ),
        )}
      </ul>
    </Section>
  )
}
