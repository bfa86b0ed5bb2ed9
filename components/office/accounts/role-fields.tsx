import { useInput } from 'ra-core'
import { Checkbox } from '@/components/ui/checkbox'
import { staffRoles } from '@/contract/staff/roles'
import { office } from '@/lib/messages/office'
import { officeAccounts } from '@/lib/messages/office-accounts'

const all = [...staffRoles, 'admin'] as const

/** One box per role; at least one must be ticked. */
export function RoleFields() {
  const { field, fieldState } = useInput<string[]>({
    source: 'roles',
    defaultValue: [],
    validate: (value: string[]) => (value?.length ? undefined : office.form.required),
  })
  const held: readonly string[] = Array.isArray(field.value) ? field.value : []
  const toggle = (role: string) =>
    field.onChange(held.includes(role) ? held.filter((one) => one !== role) : [...held, role])
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{officeAccounts.roles}</legend>
      <div className="grid sm:grid-cols-2">
        {all.map((role) => (
          <Checkbox
            key={role}
            label={office.roles[role]}
            checked={held.includes(role)}
            onChange={() => toggle(role)}
          />
        ))}
      </div>
      {fieldState.error ? <p className="text-sm text-danger">{office.form.required}</p> : null}
    </fieldset>
  )
}
