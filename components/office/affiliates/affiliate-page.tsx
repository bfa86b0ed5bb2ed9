import { useRecordContext } from 'ra-core'
import { AffiliateActions } from '@/components/office/affiliates/affiliate-actions'
import { AffiliateMoney } from '@/components/office/affiliates/affiliate-money'
import { AffiliateMonths, AffiliatePayouts } from '@/components/office/affiliates/affiliate-months'
import { NumberField, TextField } from '@/components/office/form/inputs'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordEdit } from '@/components/office/form/record-edit'
import { Section } from '@/components/office/form/section'
import { PageHead } from '@/components/office/frame/page-head'
import { Loading } from '@/components/ui/spinner'
import type { StaffAffiliate } from '@/contract/staff/affiliates'
import { formatDateTime } from '@/lib/format/date'
import { officeAffiliates as texts } from '@/lib/messages/office-affiliates'

const { fields } = texts

/** As the identity card says, to be compared with the bank's name of the account. */
function Identity({ affiliate }: { affiliate: StaffAffiliate }) {
  const { identityName, identityNo, code, appliedTime, email } = affiliate
  const rows = [
    [texts.identityName, identityName ?? texts.missing],
    [texts.identityNo, identityNo ?? texts.missing],
    [texts.email, email],
    [texts.code, code],
    [texts.applied, appliedTime ? formatDateTime(appliedTime) : texts.missing],
  ]
  return (
    <Section title={texts.identity}>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const Terms = () => (
  <OfficeForm>
    <Section title={texts.terms}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          source="ratePercent"
          label={fields.ratePercent}
          hint={fields.rateHint}
          isRequired
        />
        <NumberField source="buyerPercent" label={fields.buyerPercent} isRequired />
        <TextField source="bankBin" label={fields.bankBin} hint={fields.bankBinHint} />
        <TextField source="bankAccount" label={fields.bankAccount} hint={fields.bankHint} />
        <TextField source="taxCode" label={fields.taxCode} />
      </div>
    </Section>
  </OfficeForm>
)

function Body() {
  const affiliate = useRecordContext<StaffAffiliate>()
  // Coming from the list, the framework shows its row until the record is there.
  if (!affiliate?.months) return <Loading />
  return (
    <>
      <PageHead title={affiliate.name}>
        <p className="self-center font-semibold">{texts.states[affiliate.state]}</p>
        <AffiliateActions affiliate={affiliate} />
      </PageHead>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <AffiliateMoney affiliate={affiliate} />
          <AffiliateMonths code={affiliate.code} months={affiliate.months} />
          <AffiliatePayouts payouts={affiliate.payouts} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Identity affiliate={affiliate} />
          <Terms />
        </div>
      </div>
    </>
  )
}

/** One affiliate: who it is, what is owed, and every payout. */
export const AffiliatePage = ({ id }: { id: string }) => (
  <RecordEdit resource="affiliates" id={id}>
    <Body />
  </RecordEdit>
)
