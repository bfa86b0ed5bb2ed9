import { Section } from '@/components/office/form/section'
import { RowAction } from '@/components/office/list/row-action'
import { staffCall } from '@/components/office/session/staff-call'
import { Notice } from '@/components/ui/notice'
import { TextInput } from '@/components/ui/text-input'
import { affiliateTerms } from '@/contract/shop/affiliate-statement'
import { type StaffAffiliate, staffAffiliates } from '@/contract/staff/affiliates'
import { formatMoney } from '@/lib/format/money'
import { officeAffiliates as texts } from '@/lib/messages/office-affiliates'

const LEAST = formatMoney(affiliateTerms.leastPayout)
type Props = { affiliate: StaffAffiliate }

/** Writes down a transfer of exactly what is due. */
function Pay({ affiliate }: Props) {
  const { id, due, name, identityName, bankBin, bankAccount } = affiliate
  const account = [bankBin, bankAccount].filter(Boolean).join(' · ') || texts.missing
  const run = (form: FormData) => {
    const typed = (field: string) => String(form.get(field) ?? '').trim()
    const taxWithheld = Number(typed('tax').replace(/[.\s₫]/g, '')) || 0
    const body = { amount: due, taxWithheld, reference: typed('reference') }
    return staffCall(staffAffiliates.payAffiliate, { params: { id }, body })
  }
  const about = texts.payAbout(formatMoney(due), identityName ?? name, account)
  return (
    <RowAction label={texts.pay} about={about} run={run}>
      <TextInput
        name="tax"
        label={texts.tax}
        hint={texts.taxHint}
        inputMode="numeric"
        defaultValue="0"
      />
      <TextInput name="reference" label={texts.reference} maxLength={60} required />
    </RowAction>
  )
}

/** What is earned, what is owed, and what is to be transferred now. */
export function AffiliateMoney({ affiliate }: Props) {
  const { pending, balance, due, state } = affiliate
  const isSmall = due < affiliateTerms.leastPayout && state !== 'stopped'
  const rows: [string, number][] = [
    [texts.pending, pending],
    [texts.balance, balance],
    [texts.due, Math.max(0, due)],
  ]
  return (
    <Section title={texts.money}>
      <dl className="grid gap-2">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="num font-semibold">{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      {balance < 0 ? <Notice tone="warning">{texts.owes}</Notice> : null}
      <p className="text-sm text-ink-2">
        {due > 0 && isSmall ? texts.belowLeast(LEAST) : texts.dueHint(LEAST)}
      </p>
      {due > 0 && !isSmall ? (
        <div>
          <Pay affiliate={affiliate} />
        </div>
      ) : null}
    </Section>
  )
}
