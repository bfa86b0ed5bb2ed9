import { useInput, useRecordContext } from 'ra-core'
import { ChoiceField } from '@/components/office/form/inputs'
import { Section } from '@/components/office/form/section'
import { CarrierRuleRow } from '@/components/office/shipping/carrier-rule-row'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { type CarrierRule, MAX_CARRIER_RULES } from '@/contract/staff/carrier-rules'
import type { FeeTable } from '@/contract/staff/shipping'
import { officeSettings } from '@/lib/messages/office-settings'

const texts = officeSettings.carriers

type Carriers = FeeTable['carriers']

/** Which carriers take new parcels. */
function OpenField({ carriers }: { carriers: Carriers }) {
  const { field } = useInput<string[]>({ source: 'carrierChoice.off' })
  const off: string[] = Array.isArray(field.value) ? field.value : []
  const change = (id: string, isOpen: boolean) =>
    field.onChange(isOpen ? off.filter((one) => one !== id) : [...off, id])
  return (
    <div>
      {carriers.map(({ id, name, isConnected, underWay }) => (
        <Checkbox
          key={id}
          label={texts.takes(name)}
          hint={[
            isConnected ? null : texts.notConnected,
            underWay > 0 ? texts.underWay(underWay) : null,
          ]
            .filter(Boolean)
            .join(' ')}
          checked={isConnected && !off.includes(id)}
          disabled={!isConnected}
          onChange={({ target }) => change(id, target.checked)}
        />
      ))}
    </div>
  )
}

const emptyRule = (carrier: string): CarrierRule => ({
  ...{ carrier, provinces: [], weightFrom: null, weightTo: null, codFrom: null, codTo: null },
})

const isOrdered = (from: number | null, to: number | null) =>
  (from ?? 0) <= (to ?? Number.POSITIVE_INFINITY)
const bounds = (rules: unknown) =>
  Array.isArray(rules) &&
  !(rules as CarrierRule[]).every(
    ({ weightFrom, weightTo, codFrom, codTo }) =>
      isOrdered(weightFrom, weightTo) && isOrdered(codFrom, codTo),
  )
    ? texts.wrongBounds
    : undefined

const moved = (rules: readonly CarrierRule[], at: number, by: -1 | 1) => {
  const next = [...rules]
  const [one] = next.splice(at, 1)
  if (one) next.splice(at + by, 0, one)
  return next
}

type RulesProps = Pick<FeeTable, 'carriers' | 'cities'> & { isReadOnly: boolean }

function RulesField({ carriers, cities, isReadOnly }: RulesProps) {
  const { field, fieldState, id } = useInput<CarrierRule[]>({
    source: 'carrierChoice.rules',
    validate: bounds,
  })
  const rules: CarrierRule[] = Array.isArray(field.value) ? field.value : []
  const replace = (at: number, rule: CarrierRule) =>
    field.onChange(rules.map((one, index) => (index === at ? rule : one)))
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-ink-2">{rules.length > 0 ? texts.rulesHint : texts.noRules}</p>
      <ol className="grid w-full gap-4">
        {rules.map((rule, at) => (
          <CarrierRuleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is known by its place.
            key={at}
            place={at + 1}
            rule={rule}
            carriers={carriers}
            cities={cities}
            onChange={(next) => replace(at, next)}
            isReadOnly={isReadOnly}
            onMove={at > 0 ? () => field.onChange(moved(rules, at, -1)) : undefined}
            onRemove={() => field.onChange(rules.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      <FieldError id={id} error={fieldState.error ? texts.wrongBounds : null} />
      {rules.length < MAX_CARRIER_RULES && !isReadOnly ? (
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          onClick={() => field.onChange([...rules, emptyRule(carriers[0]?.id ?? '')])}
        >
          {texts.add}
        </Button>
      ) : null}
    </div>
  )
}

/** Who carries what: the usual carrier, those that take no new parcels, and the rules. */
export function CarrierFields({ isReadOnly }: { isReadOnly: boolean }) {
  const table = useRecordContext<FeeTable>()
  if (!table) return null
  const { carriers, cities } = table
  if (carriers.length === 0) {
    return (
      <Section title={texts.title}>
        <p className="text-ink-2">{texts.none}</p>
      </Section>
    )
  }
  const options = carriers
    .filter(({ isConnected }) => isConnected)
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Section title={texts.title}>
      <p className="max-w-prose text-sm text-ink-2">{texts.intro}</p>
      <ChoiceField
        source="carrierChoice.usual"
        label={texts.usual}
        options={[{ value: '', label: texts.first(options[0]?.label ?? '') }, ...options]}
      />
      <OpenField carriers={carriers} />
      <RulesField carriers={carriers} cities={cities} isReadOnly={isReadOnly} />
    </Section>
  )
}
