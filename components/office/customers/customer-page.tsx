import { useRecordContext } from 'ra-core'
import { CustomerMails, CustomerSessions } from '@/components/office/customers/customer-access'
import { CustomerActions } from '@/components/office/customers/customer-actions'
import { CustomerCourses, CustomerOrders } from '@/components/office/customers/customer-goods'
import { RecordRead } from '@/components/office/form/record-read'
import { Section } from '@/components/office/form/section'
import { PageHead } from '@/components/office/frame/page-head'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import type { CustomerAccess, StaffCustomer } from '@/contract/staff/customers'
import { formatDate, formatDateTime } from '@/lib/format/date'
import { officeCustomers as texts } from '@/lib/messages/office-customers'

const waysIn = ({ hasPassword, providers }: CustomerAccess) =>
  [
    ...(hasPassword ? [texts.password] : []),
    ...providers.map((name) => texts.providers[name] ?? name),
  ].join(', ')

/** What the shop has to heed before it does anything. */
const Warnings = ({ customer }: { customer: StaffCustomer }) => (
  <div className="mb-6 grid gap-3 empty:hidden">
    {customer.lockedTime ? (
      <Notice tone="danger" title={texts.lockedSince(formatDateTime(customer.lockedTime))}>
        {customer.lockReason}
      </Notice>
    ) : null}
    {customer.access?.hasToWait ? <Notice tone="warning">{texts.hasToWait}</Notice> : null}
    {customer.isChild ? <Notice tone="warning">{texts.child}</Notice> : null}
    {customer.isRestricted ? <Notice tone="warning">{texts.restricted}</Notice> : null}
  </div>
)

function Account({ customer }: { customer: StaffCustomer }) {
  const { email, phone, userType, createdTime, addressCount, access } = customer
  const rows = [
    [texts.email, email],
    [texts.phone, phone ?? texts.noPhone],
    [texts.kind, texts.kinds[userType] ?? ''],
    [texts.since, formatDate(createdTime)],
    [texts.addresses, texts.addressCount(addressCount)],
    ...(access ? [[texts.signIn, waysIn(access)]] : []),
  ]
  return (
    <Section title={texts.account}>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Body() {
  const customer = useRecordContext<StaffCustomer & { id: number }>()
  // Coming from the list, the framework shows its row until the customer is there.
  if (!customer?.orders) return <Loading />
  const { access } = customer
  return (
    <>
      <PageHead title={customer.name}>
        <p className="self-center font-semibold">{texts.states[customer.state]}</p>
        <CustomerActions customer={customer} />
      </PageHead>
      <Warnings customer={customer} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Account customer={customer} />
          <CustomerOrders customer={customer} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <CustomerCourses courses={customer.courses} />
          {access ? <CustomerSessions sessions={access.sessions} /> : null}
          {access ? <CustomerMails mails={access.mails} /> : null}
        </div>
      </div>
    </>
  )
}

/** One customer: what the shop knows that helps them, and what may be done for them. */
export const CustomerPage = ({ id }: { id: string }) => (
  <RecordRead resource="customers" id={id}>
    <Body />
  </RecordRead>
)
