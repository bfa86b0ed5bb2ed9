import { RoleFields } from '@/components/office/accounts/role-fields'
import { TextField } from '@/components/office/form/inputs'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordCreate } from '@/components/office/form/record-create'
import { Section } from '@/components/office/form/section'
import { PageHead } from '@/components/office/frame/page-head'
import { officeAccounts } from '@/lib/messages/office-accounts'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const texts = officeAccounts
const resource = officeResources.accounts

/** Makes a customer one of the staff. */
export function AccountCreate() {
  return (
    <RecordCreate resource={resource} created={texts.done} next={() => officePaths.list(resource)}>
      <PageHead title={texts.create} />
      <OfficeForm>
        <Section title={texts.roles}>
          <TextField source="email" label={texts.email} isRequired />
          <RoleFields />
        </Section>
      </OfficeForm>
    </RecordCreate>
  )
}
