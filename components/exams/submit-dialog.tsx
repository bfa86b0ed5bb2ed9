'use client'

import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { progressOf } from '@/lib/exams/answer-progress'
import type { RunnerView } from '@/lib/exams/runner-view'
import { exams } from '@/lib/messages/exams'

const texts = exams.confirm

type Props = {
  view: RunnerView
  onGo: (index: number) => void
  onSubmit: () => void
  onClose: () => void
}

/** Lists what is unanswered, with links to each question, before the attempt is submitted. */
export function SubmitDialog({ view, onGo, onSubmit, onClose }: Props) {
  const { phase, questions, values, flags, save } = view
  const { answered, none, part, flagged } = progressOf(questions, values, flags)
  const lists = [
    { label: texts.none, places: none },
    { label: texts.part, places: part },
    { label: texts.flagged, places: flagged },
  ].filter(({ places }) => places.length > 0)
  return (
    <ConfirmDialog
      open={phase === 'confirming'}
      title={texts.title}
      confirm={texts.submit}
      cancel={texts.cancel}
      onConfirm={onSubmit}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p className="font-semibold">{texts.answered(answered, questions.length)}</p>
        {lists.map(({ label, places }) => (
          <div key={label} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{label}</span>
            {places.map((place) => (
              <button
                key={place}
                type="button"
                className="link num min-h-8"
                onClick={() => onGo(place)}
              >
                {exams.question.title(place + 1)}
              </button>
            ))}
          </div>
        ))}
        {save.unsent > 0 ? <p>{texts.unsent(save.unsent)}</p> : null}
        <p className="text-ink-2">{texts.final}</p>
      </div>
    </ConfirmDialog>
  )
}
