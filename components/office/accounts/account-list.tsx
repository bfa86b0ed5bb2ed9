import type { RaRecord } from 'ra-core'
import { InvitationList } from '@/components/office/accounts/invitation-list'
import { OwnSecondFactor } from '@/components/office/accounts/own-second-factor'
import { personColumn } from '@/components/office/list/columns'
import { CreateLink } from '@/components/office/list/create-link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import type { StaffAccount } from '@/contract/staff/accounts'
import { formatDateTime } from '@/lib/format/date'
import { office } from '@/lib/messages/office'
import { officeAccounts } from '@/lib/messages/office-accounts'

const texts = officeAccounts
const resource = 'accounts'
type Row = StaffAccount & RaRecord

const rolesOf = ({ roles }: Row) => roles.map((role) => office.roles[role]).join(', ')
const factorOf = ({ hasSecondFactor }: Row) => (hasSecondFactor ? texts.factorOn : texts.factorOff)
const seenOf = ({ lastSeenTime }: Row) =>
  lastSeenTime ? formatDateTime(lastSeenTime) : texts.never

const columns: readonly Column<Row>[] = [
  personColumn(texts.columns.name),
  { key: 'roles', label: texts.columns.roles, text: rolesOf, cell: rolesOf },
  { key: 'factor', label: texts.columns.factor, isMinor: true, text: factorOf, cell: factorOf },
  { key: 'seen', label: texts.columns.seen, isMinor: true, text: seenOf, cell: seenOf },
]

export const AccountList = () => (
  <>
    <ResourceList<Row>
      resource={resource}
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      nameOf={({ name }) => name}
      actions={<CreateLink resource={resource}>{texts.create}</CreateLink>}
    />
    <InvitationList />
    <OwnSecondFactor />
  </>
)
