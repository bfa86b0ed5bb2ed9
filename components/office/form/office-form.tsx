import { Form, useSaveContext } from 'ra-core'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { office } from '@/lib/messages/office'

/** Stays in sight at the foot of a long form. */
function SaveBar({ children }: { children?: ReactNode }) {
  const { saving } = useSaveContext()
  const { isSubmitting } = useFormState()
  return (
    <div className="sticky bottom-0 z-sticky flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
      <Button type="submit" busy={saving === true || isSubmitting}>
        {office.form.save}
      </Button>
      {children}
    </div>
  )
}

type Props = {
  children: ReactNode
  /** Beside the button that saves. */
  actions?: ReactNode
  defaultValues?: Record<string, unknown>
  /** For whoever may look and not change. */
  isReadOnly?: boolean
}

/** A form between EditBase or CreateBase and its fields; asks before changes are lost. */
export const OfficeForm = ({ children, actions, defaultValues, isReadOnly = false }: Props) => (
  <Form
    warnWhenUnsavedChanges
    className="grid gap-8"
    noValidate
    {...(defaultValues ? { defaultValues } : {})}
  >
    <fieldset disabled={isReadOnly} className="contents">
      {children}
    </fieldset>
    {isReadOnly ? null : <SaveBar>{actions}</SaveBar>}
  </Form>
)
