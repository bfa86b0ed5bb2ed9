'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { RatingInput } from '@/components/ui/rating-input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { addFeedback, changeFeedback, type Review } from '@/contract/shop/reviews'
import { call } from '@/lib/api/browser'
import { accounts } from '@/lib/messages/accounts'
import { reviews } from '@/lib/messages/reviews'

const { content } = addFeedback.body.shape
const Form = z.object({
  rating: z.int().check(z.minimum(1, reviews.ratingMissing), z.maximum(5, reviews.ratingMissing)),
  content,
})
type Values = z.input<typeof Form>

type Props = {
  orderLineId?: number | undefined
  /** One that is there already and is to be changed. */
  review?: Review | undefined
  onSent: () => void
  onCancel: () => void
}

/** Rating and text of a review. */
export function ReviewForm({ orderLineId = 0, review, onSent, onCancel }: Props) {
  const { register, control, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(Form),
    defaultValues: { rating: review?.rating ?? 0, content: review?.content ?? '' },
  })
  const { errors } = formState

  const send = useMutation({
    mutationFn: ({ rating, content }: Values) =>
      review
        ? call(changeFeedback, { params: { id: review.feedbackId }, body: { rating, content } })
        : call(addFeedback, { body: { orderLineId, rating, content } }),
    onSuccess: () => {
      toast.success(review ? reviews.changed : reviews.sent)
      onSent()
    },
  })

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((values) => send.mutate(values))}
    >
      <Controller
        control={control}
        name="rating"
        render={({ field: { name, value, onChange } }) => (
          <div>
            <RatingInput legend={reviews.rating} name={name} value={value} onValue={onChange} />
            <FieldError id="rating-error" error={errors.rating?.message} />
          </div>
        )}
      />
      <Textarea
        label={reviews.content}
        hint={reviews.contentHint}
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
        <Button type="submit" busy={send.isPending}>
          {review ? reviews.saveChange : reviews.submit}
        </Button>
      </div>
    </form>
  )
}
