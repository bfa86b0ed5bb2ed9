import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAskingFirst } from '@/components/office/form/unsaved'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { type Connection, staffConnections } from '@/contract/staff/connections'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeConnections as texts } from '@/lib/messages/office-connections'

type FieldProps = { field: Connection['fields'][number]; prefix: string }

function ConnectionField({ field, prefix }: FieldProps) {
  const { name, label, help, example, value, isSecret, isSet, choices } = field
  const id = `${prefix}-${name}`
  if (choices)
    return <Select id={id} name={name} label={label} options={choices} defaultValue={value ?? ''} />
  const hints = [help, isSecret && isSet ? texts.isSet : null].filter((one) => one !== null)
  return (
    <TextInput
      id={id}
      name={name}
      label={label}
      // No password: a browser would offer to remember it, and to fill in the person's own.
      autoComplete="off"
      spellCheck={false}
      placeholder={example ?? undefined}
      defaultValue={value ?? ''}
      hint={hints.length > 0 ? hints.join(' ') : undefined}
    />
  )
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const),
  )

type Props = { connection: Connection; onDone: () => void }

/** What an account consists of; secrets are typed anew or left as they are. */
export function ConnectionForm({ connection, onDone }: Props) {
  const { id, version, fields } = connection
  const [isTyped, setIsTyped] = useState(false)
  const close = useAskingFirst(isTyped, onDone)
  const save = useMutation({
    mutationFn: (values: Record<string, string>) =>
      staffCall(staffConnections.change, { params: { id }, body: { version, values } }),
    onSuccess: () => {
      toast.success(texts.saved)
      onDone()
    },
    onError: () => undefined,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(valuesOf(event.currentTarget))
  }
  return (
    <form className="grid gap-4" onSubmit={submit} onInput={() => setIsTyped(true)} noValidate>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <ConnectionField key={field.name} field={field} prefix={id} />
        ))}
      </div>
      {save.error ? <Notice tone="danger">{userMessageOf(save.error)}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={close}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}
