import { RoleFields } from '@/components/office/accounts/role-fields'
import { TextField } from '@/components/office/form/inputs'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordCreate } from '@/components/office/form/record-create'
import { Section } from '@/components/office/form/section'
import { PageHead } from '@/components/office/frame/page-head'
import { officeAccounts } from '@/lib/messages/office-accounts'

const texts = officeAccounts
const resource = 'accounts'

/** Asks somebody to work here: the mailed link sets the password and gives the roles. */
export function AccountCreate() {
  return (
    <RecordCreate resource={resource} created={texts.invited} next="list">
      <PageHead title={texts.create} />
      <OfficeForm>
        <Section title={texts.roles}>
          <TextField source="email" label={texts.email} hint={texts.emailHint} isRequired />
          <RoleFields />
        </Section>
      </OfficeForm>
    </RecordCreate>
  )
}
