'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { ProfileFields } from '@/components/shipping/profile-fields'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { type Profile, updateUser } from '@/contract/shop/accounts'
import {
  ProfileForm as Form,
  type ProfileInput,
  type ProfileValues,
  profileBody,
} from '@/lib/accounts/profile-form'
import { call } from '@/lib/api/browser'
import { accounts } from '@/lib/messages/accounts'
import { auth } from '@/lib/messages/auth'
import { currentUser } from '@/lib/session/current-user'

const texts = accounts.info

const inputOf = (profile: Profile): ProfileInput => ({
  Name: profile.name,
  Phone: profile.phone ?? '',
  Gender: profile.gender,
  Birthday: profile.birthday,
  SelectCity: profile.cityId ?? 0,
  SelectDistrict: profile.districtId ?? 0,
  WardId: profile.wardId ?? 0,
  Address: profile.address,
})

export function ProfileForm({ profile }: { profile: Profile }) {
  const router = useRouter()
  const form = useForm<ProfileInput, unknown, ProfileValues>({
    resolver: zodResolver(Form),
    defaultValues: inputOf(profile),
    mode: 'onTouched',
  })
  const { register, handleSubmit, reset, formState } = form
  const { errors } = formState

  const save = useMutation({
    mutationFn: (values: ProfileValues) =>
      call(updateUser, { params: { userId: profile.userId }, body: profileBody(values) }),
    onSuccess: ({ successMessage }, values) => {
      toast.success(successMessage ?? accounts.saved)
      reset(values)
      currentUser.askAgain()
      router.refresh()
    },
  })

  return (
    <form
      noValidate
      data-steady=""
      className="grid max-w-measure gap-5"
      onSubmit={handleSubmit((values) => save.mutate(values))}
    >
      <TextInput
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="username"
        readOnly
        value={profile.email}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={texts.name}
          autoComplete="name"
          error={errors.Name?.message}
          {...register('Name')}
        />
        <TextInput
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.Phone?.message}
          {...register('Phone')}
        />
      </div>
      {profile.workPlace ? (
        <TextInput label={auth.fields.workPlace} readOnly value={profile.workPlace} />
      ) : null}
      <ProfileFields form={form} />
      <div>
        <SubmitButton busy={save.isPending}>{accounts.save}</SubmitButton>
      </div>
    </form>
  )
}
