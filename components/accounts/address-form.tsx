'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { AddressFields } from '@/components/shipping/address-fields'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { toast } from '@/components/ui/toast'
import {
  AddressBody,
  addAddress,
  changeAddress,
  type UserAddress,
} from '@/contract/shop/address-book'
import { call } from '@/lib/api/browser'
import { accounts } from '@/lib/messages/accounts'

const texts = accounts.addresses

const Form = z.object({ ...AddressBody.shape, cityId: z.int(), districtId: z.int() })
type Input = z.input<typeof Form>
type Values = z.output<typeof Form>

const inputOf = (address: UserAddress | null): Input => ({
  name: address?.name ?? '',
  phone: address?.phone ?? '',
  address: address?.address ?? '',
  wardId: address?.wardId ?? 0,
  districtId: address?.districtId ?? 0,
  cityId: address?.cityId ?? 0,
  isDefault: address?.isDefault ?? false,
})

const saveAddress = (known: UserAddress | null, { cityId: _, districtId: __, ...body }: Values) =>
  known
    ? call(changeAddress, { params: { id: known.addressId }, body })
    : call(addAddress, { body })

type Props = {
  /** The one to change; null for a new one. */
  address: UserAddress | null
  onSaved: () => void
  onCancel: () => void
}

export function AddressForm({ address, onSaved, onCancel }: Props) {
  const form = useForm<Input, unknown, Values>({
    resolver: zodResolver(Form),
    defaultValues: inputOf(address),
    mode: 'onTouched',
  })
  const save = useMutation({
    mutationFn: (values: Values) => saveAddress(address, values),
    onSuccess: () => {
      toast.success(texts.saved)
      onSaved()
    },
  })
  return (
    <FormProvider {...form}>
      <form
        noValidate
        data-steady=""
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
      >
        <AddressFields />
        {address?.isDefault ? null : (
          <Checkbox label={texts.useAsDefault} {...form.register('isDefault')} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onCancel}>
            {accounts.cancel}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
