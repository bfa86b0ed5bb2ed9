'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { RatingInput } from '@/components/ui/rating-input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { addFeedback } from '@/contract/reviews'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { withLoading } from '@/lib/browser/loading-state'
import { accounts } from '@/lib/messages/accounts'
import { reviews } from '@/lib/messages/reviews'

const texts = reviews

const { content } = addFeedback.body.shape
const Form = z.object({
  rating: z.int().check(z.minimum(1, texts.ratingMissing), z.maximum(5, texts.ratingMissing)),
  content,
})
type Values = z.input<typeof Form>

type Props = { orderLineId: number; onSent: () => void; onCancel: () => void }

/** Stars and a few words about one book. */
export function ReviewForm({ orderLineId, onSent, onCancel }: Props) {
  const { register, control, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(Form),
    defaultValues: { rating: 0, content: '' },
  })
  const { errors, isSubmitting } = formState

  async function send({ rating, content }: Values) {
    try {
      await withLoading(call(addFeedback, { body: { orderLineId, rating, content } }))
      toast.success(texts.sent)
      onSent()
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(send)}>
      <Controller
        control={control}
        name="rating"
        render={({ field: { name, value, onChange } }) => (
          <div>
            <RatingInput legend={texts.rating} name={name} value={value} onValue={onChange} />
            <FieldError id="rating-error" error={errors.rating?.message} />
          </div>
        )}
      />
      <Textarea
        label={texts.content}
        hint={texts.contentHint}
        optional
        rows={5}
        maxLength={2000}
        error={errors.content?.message}
        {...register('content')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onCancel}>
          {accounts.cancel}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
