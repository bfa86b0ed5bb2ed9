import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import { type CarrierWardRow, correctCarrierWard } from '@/contract/staff/carrier-wards'
import { officeWards as texts } from '@/lib/messages/office-wards'

const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** What stands in the form; what is empty is not known to the carrier. */
function correctionOf(form: FormData) {
  const [code, district, formerWardCode] = ['code', 'district', 'formerWard'].map((name) =>
    typed(form, name),
  )
  return {
    wardName: typed(form, 'ward'),
    cityName: typed(form, 'city'),
    ...(code && { code }),
    ...(district && { formerDistrictId: Number(district) }),
    ...(formerWardCode && { formerWardCode }),
  }
}

/** Says by hand how the carrier calls a ward. */
export function CorrectWard({ ward }: { ward: CarrierWardRow }) {
  const { roles } = useOfficeSession()
  if (!mayDo(roles, correctCarrierWard.roles)) return null
  const { id, wardName, cityName, carrierWardName, carrierCityName } = ward
  const run = (form: FormData) =>
    staffCall(correctCarrierWard, { params: { id }, body: correctionOf(form) })
  return (
    <RowAction label={texts.correct} about={texts.correctAbout(wardName, cityName)} run={run}>
      <TextInput
        name="ward"
        label={texts.wardName}
        defaultValue={carrierWardName ?? wardName}
        maxLength={100}
        required
      />
      <TextInput
        name="city"
        label={texts.cityName}
        defaultValue={carrierCityName ?? cityName}
        maxLength={100}
        required
      />
      <TextInput name="code" label={texts.wardCode} defaultValue={ward.code ?? ''} maxLength={40} />
      <TextInput
        name="district"
        label={texts.formerDistrict}
        inputMode="numeric"
        pattern="[0-9]*"
        defaultValue={ward.formerDistrictId ?? ''}
        maxLength={10}
      />
      <TextInput
        name="formerWard"
        label={texts.formerWard}
        defaultValue={ward.formerWardCode ?? ''}
        maxLength={20}
      />
    </RowAction>
  )
}
