'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { activateCourse } from '@/contract/shop/learning'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { withLoading } from '@/lib/browser/loading-state'
import { courseActivation } from '@/lib/messages/course-activation'
import { paths } from '@/lib/routes/paths'

const texts = courseActivation

/** Activates a course with the code printed in a book. */
export function CourseActivationForm() {
  const router = useRouter()
  const { register, handleSubmit, formState, setError } = useForm<
    z.input<typeof activateCourse.body>
  >({
    resolver: zodResolver(activateCourse.body),
    defaultValues: { code: '', seri: '' },
  })
  const { errors, isSubmitting } = formState

  const open = handleSubmit(async (body) => {
    try {
      const { data, successMessage } = await withLoading(call(activateCourse, { body }))
      toast.success(successMessage ?? texts.opened)
      router.push(paths.course({ id: data.courseId }))
    } catch (error) {
      setError('root', { message: errorText(error) })
    }
  })

  return (
    <section id="kich-hoat" aria-labelledby="activation" className="panel grid max-w-xl gap-4">
      <div className="grid gap-1">
        <h2 id="activation" className="text-h3">
          {texts.title}
        </h2>
        <p className="text-ink-2">{texts.text}</p>
      </div>
      <form noValidate className="grid gap-4" onSubmit={open}>
        {errors.root?.message ? <Notice tone="danger" title={errors.root.message} /> : null}
        <TextInput
          label={texts.code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.code?.message}
          {...register('code')}
        />
        <TextInput
          label={texts.seri}
          optional
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.seri?.message}
          {...register('seri')}
        />
        <SubmitButton busy={isSubmitting} className="justify-self-start">
          {texts.submit}
        </SubmitButton>
      </form>
    </section>
  )
}
