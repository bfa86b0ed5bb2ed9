import { useRecordContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { TextField } from '@/components/office/form/inputs'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordEdit } from '@/components/office/form/record-edit'
import { Section } from '@/components/office/form/section'
import { PageHead } from '@/components/office/frame/page-head'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { CarrierFields } from '@/components/office/shipping/carrier-fields'
import { FEE_TABLE, type FeeRate, type FeeTable, staffShipping } from '@/contract/staff/shipping'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney, formatNumber } from '@/lib/format/money'
import { officeSettings } from '@/lib/messages/office-settings'

const texts = officeSettings.fees
const EXAMPLE_GRAMS = 1200

/** What a parcel of 1.2 kg costs as the fields stand. */
function Example({ at }: { at: number }) {
  const rate = useWatch({ name: `rates.${at}` }) as Partial<FeeRate> | undefined
  const { baseWeight, baseFee, stepWeight, stepFee } = rate ?? {}
  const numbers = [baseWeight, baseFee, stepWeight, stepFee]
  if (!numbers.every((one) => Number.isInteger(one)) || !stepWeight) return null
  const steps = Math.ceil(Math.max(0, EXAMPLE_GRAMS - Number(baseWeight)) / stepWeight)
  const fee = Number(baseFee) + steps * Number(stepFee)
  return (
    <p className="text-sm text-ink-2">
      {texts.example(`${formatNumber(EXAMPLE_GRAMS)} g`, formatMoney(fee))}
    </p>
  )
}

function ZoneFields({ at }: { at: number }) {
  const source = (field: keyof FeeRate) => `rates.${at}.${field}`
  return (
    <Section title={texts.zones[at] ?? ''}>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <TextField source={source('baseFee')} label={texts.baseFee} kind="number" isRequired />
        <TextField
          source={source('baseWeight')}
          label={texts.baseWeight}
          kind="number"
          isRequired
        />
        <TextField source={source('stepFee')} label={texts.stepFee} kind="number" isRequired />
        <TextField
          source={source('stepWeight')}
          label={texts.stepWeight}
          kind="number"
          isRequired
        />
        <TextField
          source={source('freeOver')}
          label={texts.freeOver}
          hint={texts.freeOverHint}
          kind="number"
        />
        <TextField source={source('etaMin')} label={texts.etaMin} kind="number" />
        <TextField source={source('etaMax')} label={texts.etaMax} kind="number" />
      </div>
      <Example at={at} />
    </Section>
  )
}

function Body() {
  const table = useRecordContext<FeeTable>()
  const { roles } = useOfficeSession()
  if (!table) return null
  const mayWrite = mayDo(roles, staffShipping.change.roles)
  const zones = table.rates.map(({ zone }, at) => <ZoneFields key={zone} at={at} />)
  return (
    <OfficeForm key={table.version} isReadOnly={!mayWrite}>
      <p className="max-w-prose">{texts.from(table.warehouseCityName)}</p>
      {mayWrite ? null : <p>{texts.readOnly}</p>}
      {zones}
      <CarrierFields isReadOnly={!mayWrite} />
      {table.changedBy && table.changedTime ? (
        <p className="text-sm text-ink-2">
          {officeSettings.lastChange(table.changedBy, formatDateTime(table.changedTime))}
        </p>
      ) : null}
    </OfficeForm>
  )
}

/** What sending a parcel costs, by zone and weight. */
export const FeePage = () => (
  <>
    <PageHead title={texts.title} />
    <RecordEdit resource="shipping" id={FEE_TABLE}>
      <Body />
    </RecordEdit>
  </>
)
