'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { SwitchLine } from '@/components/auth/auth-form-parts'
import { authDialog } from '@/components/auth/use-auth-dialog'
import { ProfileFields } from '@/components/shipping/profile-fields'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { updateUser } from '@/contract/shop/accounts'
import {
  emptyProfile,
  ProfileForm,
  type ProfileInput,
  type ProfileValues,
  profileBody,
} from '@/lib/accounts/profile-form'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { UpstreamError } from '@/lib/api/upstream-error'
import { clearRegistrationDraft, type RegistrationDraft } from '@/lib/auth/registration-draft'
import { withLoading } from '@/lib/browser/loading-state'
import { auth } from '@/lib/messages/auth'

const texts = auth.information

type Props = {
  draft: RegistrationDraft
  email?: string | undefined
  /** Known when the page was not reloaded since it was typed. */
  password?: string | undefined
}

/** The last step of a registration; the login that follows signs in by itself where the password is known. A resumed registration also asks for name and phone again. */
export function CompleteProfileForm({ draft, email, password }: Props) {
  const form = useForm<ProfileInput, unknown, ProfileValues>({
    resolver: zodResolver(ProfileForm),
    defaultValues: { ...emptyProfile, Name: draft.name, Phone: draft.phone },
    mode: 'onChange',
  })
  const { register, handleSubmit, formState } = form
  const isAnonymous = draft.name === '' || draft.phone === ''

  async function save(values: ProfileValues) {
    try {
      const { successMessage } = await withLoading(
        call(updateUser, { params: { userId: draft.userId }, body: profileBody(values) }),
      )
      clearRegistrationDraft()
      if (successMessage) toast.success(successMessage)
      authDialog.openLogin({ email, password })
    } catch (error) {
      toast.error(errorText(error))
      // The half hour for this step is over: from now on the account's own endpoint takes the profile.
      if (error instanceof UpstreamError && error.status === 401) {
        clearRegistrationDraft()
        authDialog.openLogin({ email })
      }
    }
  }

  return (
    <form noValidate data-steady="" className="grid gap-5" onSubmit={handleSubmit(save)}>
      <p>{texts.text}</p>
      {isAnonymous ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            label={auth.fields.name}
            autoComplete="name"
            error={formState.errors.Name?.message}
            {...register('Name')}
          />
          <TextInput
            label={auth.fields.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            error={formState.errors.Phone?.message}
            {...register('Phone')}
          />
        </div>
      ) : null}
      <ProfileFields form={form} />
      <Button type="submit" full busy={formState.isSubmitting}>
        {texts.submit}
      </Button>
      <SwitchLine label={auth.toLogin} onSelect={() => authDialog.openLogin({ email })} />
    </form>
  )
}
