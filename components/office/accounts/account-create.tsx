import { CreateBase, useNotify, useRedirect } from 'ra-core'
import { RoleFields } from '@/components/office/accounts/role-fields'
import { TextField } from '@/components/office/form/inputs'
import { OfficeForm, Section } from '@/components/office/form/office-form'
import { PageHead } from '@/components/office/frame/page-head'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officePeople } from '@/lib/messages/office-people'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const texts = officePeople.accounts
const resource = officeResources.accounts

/** Makes a customer one of the staff. */
export function AccountCreate() {
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      disableAuthentication
      mutationOptions={{
        onSuccess: () => {
          notify(texts.done, { type: 'success' })
          redirect(officePaths.list(resource))
        },
        onError: (error: unknown) => notify(userMessageOf(error), { type: 'error' }),
      }}
    >
      <PageHead title={texts.create} />
      <OfficeForm>
        <Section title={texts.roles}>
          <TextField source="email" label={texts.email} isRequired />
          <RoleFields />
        </Section>
      </OfficeForm>
    </CreateBase>
  )
}
