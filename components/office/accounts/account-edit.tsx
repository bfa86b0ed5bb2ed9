import { useMutation } from '@tanstack/react-query'
import { useNotify, useRecordContext, useRedirect, useRefresh } from 'ra-core'
import { useState } from 'react'
import { RoleFields } from '@/components/office/accounts/role-fields'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordEdit } from '@/components/office/form/record-edit'
import { Section } from '@/components/office/form/section'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { type StaffAccount, staffAccounts } from '@/contract/staff/accounts'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeAccounts } from '@/lib/messages/office-accounts'

const texts = officeAccounts
const resource = 'accounts'

type StepProps = {
  label: string
  question: string
  run: () => Promise<unknown>
  onDone: () => void
}

/** A button that asks first; the call itself asks for code or password. */
function CarefulStep({ label, question, run, onDone }: StepProps) {
  const [isOpen, setIsOpen] = useState(false)
  const notify = useNotify()
  const step = useMutation({
    mutationFn: run,
    onSuccess: () => {
      notify(texts.done, { type: 'success' })
      onDone()
    },
    onError: (error) => notify(userMessageOf(error), { type: 'error' }),
    onSettled: () => setIsOpen(false),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={label}
        confirm={label}
        cancel={texts.keep}
        danger
        busy={step.isPending}
        onConfirm={() => {
          setIsOpen(false)
          step.mutate()
        }}
        onClose={() => setIsOpen(false)}
      >
        {question}
      </ConfirmDialog>
    </>
  )
}

function Body() {
  const record = useRecordContext<StaffAccount>()
  const redirect = useRedirect()
  const officePaths = useOfficePaths()
  const refresh = useRefresh()
  if (!record) return null
  const params = { id: record.id }
  return (
    <>
      <PageHead title={record.name}>
        {record.hasSecondFactor ? (
          <CarefulStep
            label={texts.reset}
            question={texts.confirmReset}
            run={() => staffCall(staffAccounts.resetSecondFactor, { params })}
            onDone={refresh}
          />
        ) : null}
        <CarefulStep
          label={texts.remove}
          question={texts.confirmRemove}
          run={() => staffCall(staffAccounts.archive, { params })}
          onDone={() => redirect(officePaths.list(resource))}
        />
      </PageHead>
      <OfficeForm>
        <Section title={record.email}>
          <RoleFields />
        </Section>
      </OfficeForm>
    </>
  )
}

/** What one of the staff may do. */
export function AccountEdit({ id }: { id: string }) {
  return (
    <RecordEdit resource={resource} id={id} saved={texts.done}>
      <Body />
    </RecordEdit>
  )
}
