import { useMutation } from '@tanstack/react-query'
import { useRedirect } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { staffProducts } from '@/contract/staff/products'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeProducts } from '@/lib/messages/office-products'

const texts = officeProducts.barcode
const resource = 'products'

/** Opens the product that bears a code; a scanner types it and sends Enter. */
export function BarcodeField() {
  const [code, setCode] = useState('')
  const redirect = useRedirect()
  const officePaths = useOfficePaths()
  const find = useMutation({
    mutationFn: async (q: string) =>
      (await staffCall(staffProducts.list, { query: { q, pageSize: 2 } })).data,
    onSuccess: ([product], q) => {
      if (product) redirect(officePaths.record(resource, product.id))
      else setCode(q)
    },
    onError: () => undefined,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') find.mutate(code.trim())
  }
  const message = find.data?.length === 0 ? texts.none : null
  return (
    <form onSubmit={submit} className="mb-4 flex items-end gap-2">
      <TextInput
        className="min-w-0 max-w-80 flex-1"
        label={texts.label}
        value={code}
        autoComplete="off"
        onChange={(event) => {
          setCode(event.target.value)
          if (find.data) find.reset()
        }}
        error={find.error ? userMessageOf(find.error) : message}
      />
      <Button type="submit" variant="quiet" busy={find.isPending}>
        {texts.open}
      </Button>
    </form>
  )
}
