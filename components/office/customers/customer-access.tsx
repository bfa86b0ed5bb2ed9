import { deviceName } from '@/components/office/customers/device-name'
import { Section } from '@/components/office/form/section'
import type { CustomerAccess } from '@/contract/staff/customers'
import { formatDateTime } from '@/lib/format/date'
import { officeCustomers as texts } from '@/lib/messages/office-customers'

type Mail = CustomerAccess['mails'][number]

/** Where the customer is signed in. */
export const CustomerSessions = ({ sessions }: Pick<CustomerAccess, 'sessions'>) => (
  <Section title={texts.sessions}>
    {sessions.length === 0 ? <p className="text-ink-2">{texts.noSessions}</p> : null}
    <ul className="grid gap-2 empty:hidden">
      {sessions.map(({ device, createdTime, expireTime }) => (
        <li key={createdTime} className="border-b border-line pb-2 last:border-b-0 last:pb-0">
          {deviceName(device)}
          <span className="block text-sm text-ink-2 tabular-nums wrap-anywhere">
            {texts.sessionTimes(formatDateTime(createdTime), formatDateTime(expireTime))}
          </span>
        </li>
      ))}
    </ul>
  </Section>
)

const stateOf = ({ sentTime, isFailing }: Mail) =>
  sentTime
    ? texts.mailSent(formatDateTime(sentTime))
    : isFailing
      ? texts.mailFailing
      : texts.mailWaiting

/** What was mailed; the letters themselves may hold codes and stay closed. */
export const CustomerMails = ({ mails }: Pick<CustomerAccess, 'mails'>) => (
  <Section title={texts.mails}>
    {mails.length === 0 ? <p className="text-ink-2">{texts.noMails}</p> : null}
    <ul className="grid gap-2 empty:hidden">
      {mails.map((mail) => (
        <li
          key={`${mail.createdTime}${mail.subject}`}
          className="border-b border-line pb-2 last:border-b-0 last:pb-0"
        >
          {mail.subject}
          <span className="block text-sm text-ink-2 tabular-nums wrap-anywhere">
            {stateOf(mail)}
          </span>
        </li>
      ))}
    </ul>
  </Section>
)
