import { IconButton } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import type { CarrierRule } from '@/contract/staff/carrier-rules'
import type { FeeTable } from '@/contract/staff/shipping'
import { formatMoney, formatNumber } from '@/lib/format/money'
import { officeSettings } from '@/lib/messages/office-settings'

const texts = officeSettings.carriers

type Props = {
  place: number
  rule: CarrierRule
  carriers: FeeTable['carriers']
  cities: FeeTable['cities']
  /** Only told, for whoever may not change it. */
  isReadOnly: boolean
  onChange: (rule: CarrierRule) => void
  onMove: (() => void) | undefined
  onRemove: () => void
}

const grams = (amount: number) => `${formatNumber(amount)} g`

/** A rule in plain words. */
function sentence({ rule, carriers, cities }: Pick<Props, 'rule' | 'carriers' | 'cities'>) {
  const name = carriers.find(({ id }) => id === rule.carrier)?.name ?? rule.carrier
  const places = rule.provinces.map((code) => cities.find((one) => one.code === code)?.name ?? code)
  const conditions = [
    places.length > 0 ? texts.words.places(places.join(', ')) : null,
    texts.words.weight(rule.weightFrom, rule.weightTo, grams),
    texts.words.cod(rule.codFrom, rule.codTo, formatMoney),
  ].filter((words) => words !== null)
  return texts.words.rule(conditions.join(', '), name)
}

type Bound = 'weightFrom' | 'weightTo' | 'codFrom' | 'codTo'

/** One rule: what it asks of a parcel, and who takes such a one. */
export function CarrierRuleRow(props: Props) {
  const { place, rule, carriers, cities, onChange, onMove, onRemove } = props
  if (props.isReadOnly) {
    return (
      <li className="border-t border-line pt-4">
        {place}. {sentence(props)}
      </li>
    )
  }
  const free = cities.filter(({ code }) => !rule.provinces.includes(code))
  const bound = (name: Bound) => (
    <TextInput
      key={name}
      inputMode="numeric"
      label={texts.fields[name]}
      value={rule[name] ?? ''}
      onChange={({ target }) => {
        const typed = target.value.replace(/\D/g, '').slice(0, 10)
        onChange({ ...rule, [name]: typed === '' ? null : Number(typed) })
      }}
    />
  )
  return (
    <li className="grid gap-3 border-t border-line pt-4">
      <div className="flex items-start gap-2">
        <p className="min-w-0 grow font-semibold">
          {place}. {sentence(props)}
        </p>
        {onMove ? <IconButton icon="up" label={texts.moveUp(place)} onClick={onMove} /> : null}
        <IconButton icon="trash" label={texts.remove(place)} onClick={onRemove} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={texts.fields.carrier}
          value={rule.carrier}
          onChange={({ target }) => onChange({ ...rule, carrier: target.value })}
          options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          label={texts.fields.province}
          value=""
          onChange={({ target }) =>
            onChange({ ...rule, provinces: [...rule.provinces, Number(target.value)] })
          }
          options={[
            { value: '', label: rule.provinces.length > 0 ? texts.addPlace : texts.everywhere },
            ...free.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      </div>
      {rule.provinces.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {rule.provinces.map((code) => {
            const name = cities.find((one) => one.code === code)?.name ?? String(code)
            return (
              <li key={code} className="flex items-center gap-1 text-sm">
                {name}
                <IconButton
                  icon="close"
                  label={texts.removePlace(name)}
                  onClick={() =>
                    onChange({ ...rule, provinces: rule.provinces.filter((one) => one !== code) })
                  }
                />
              </li>
            )
          })}
        </ul>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {(['weightFrom', 'weightTo', 'codFrom', 'codTo'] as const).map(bound)}
      </div>
    </li>
  )
}
