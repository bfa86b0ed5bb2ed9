'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Checkbox } from '@/components/ui/checkbox'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { applyAsAffiliate } from '@/contract/shop/promotions'
import { call } from '@/lib/api/browser'
import { promotions } from '@/lib/messages/promotions'
import { paths } from '@/lib/routes/paths'

const texts = promotions.affiliate.form

const { isAgreed, ...identity } = applyAsAffiliate.body.shape
const Form = z.object({ ...identity, isAgreed: z.pipe(z.boolean(), isAgreed) })

/** Whoever is too young is not asked for an identity card. */
export const AffiliateForm = ({ isYoung }: { isYoung: boolean }) =>
  isYoung ? <Notice title={texts.young} /> : <IdentityForm />

/** Who the affiliate is: a code works only after the shop has looked at it. */
function IdentityForm() {
  const router = useRouter()
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof Form>,
    unknown,
    z.output<typeof Form>
  >({
    resolver: zodResolver(Form),
    defaultValues: {
      identityName: '',
      identityNo: '',
      bankBin: '',
      bankAccount: '',
      isAgreed: false,
    },
    mode: 'onTouched',
  })
  const { errors } = formState
  const apply = useMutation({
    mutationFn: (body: z.output<typeof Form>) => call(applyAsAffiliate, { body }),
    onSuccess: ({ successMessage }) => {
      toast.success(successMessage ?? texts.sent)
      router.refresh()
    },
  })
  return (
    <form
      noValidate
      data-steady=""
      className="grid max-w-measure gap-5"
      onSubmit={handleSubmit((body) => apply.mutate(body))}
    >
      <p>{texts.intro}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={texts.name}
          autoComplete="name"
          error={errors.identityName?.message}
          {...register('identityName')}
        />
        <TextInput
          label={texts.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          error={errors.identityNo?.message}
          {...register('identityNo')}
        />
        <TextInput
          label={texts.bank}
          hint={texts.bankHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          error={errors.bankBin?.message}
          {...register('bankBin')}
        />
        <TextInput
          label={texts.account}
          autoComplete="off"
          maxLength={19}
          error={errors.bankAccount?.message}
          {...register('bankAccount')}
        />
      </div>
      <p className="text-sm text-ink-2">{texts.use}</p>
      <Checkbox
        label={
          <>
            {texts.agree}{' '}
            <a className="link" href={paths.policy('collaboratorTerms')}>
              {promotions.affiliate.terms}
            </a>
          </>
        }
        error={errors.isAgreed?.message}
        {...register('isAgreed')}
      />
      <div>
        <SubmitButton busy={apply.isPending}>{texts.submit}</SubmitButton>
      </div>
    </form>
  )
}
