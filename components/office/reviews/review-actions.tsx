import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Textarea } from '@/components/ui/textarea'
import { type StaffReview, staffReviews } from '@/contract/staff/reviews'
import { officeReviews } from '@/lib/messages/office-reviews'

const texts = officeReviews
const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** What may be done with a review: marked as read, answered, hidden or shown again. */
export function ReviewActions({ review }: { review: StaffReview }) {
  const { roles } = useOfficeSession()
  const { change } = staffReviews
  if (!mayDo(roles, change.roles)) return null
  const { id, isNew, reply, hiddenReason } = review
  const save = (body: Parameters<typeof staffCall<typeof change>>[1]['body']) =>
    staffCall(change, { params: { id }, body })
  return (
    <div className="flex flex-wrap gap-2">
      {isNew ? (
        <RowAction
          label={texts.markRead}
          about={texts.markReadAbout}
          run={() => save({ isNew: false })}
        />
      ) : null}
      <RowAction
        label={reply ? texts.changeReply : texts.answer}
        about={reply ? texts.changeReplyAbout : texts.answerAbout}
        run={(form) => save({ reply: typed(form, 'reply') })}
      >
        <Textarea
          name="reply"
          label={texts.reply}
          rows={4}
          maxLength={1000}
          defaultValue={reply ?? ''}
          hint={reply ? texts.replyHint : undefined}
        />
      </RowAction>
      {hiddenReason === null ? (
        <RowAction
          label={texts.hide}
          isDanger
          about={texts.hideAbout}
          run={(form) => save({ hiddenReason: typed(form, 'reason') })}
        >
          <Textarea name="reason" label={texts.reason} rows={2} maxLength={300} required />
        </RowAction>
      ) : (
        <RowAction
          label={texts.show}
          about={texts.showAbout}
          run={() => save({ hiddenReason: '' })}
        />
      )}
    </div>
  )
}
