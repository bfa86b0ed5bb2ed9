import {
  ChoiceField,
  LongTextField,
  SwitchField,
  TextField,
  TimeField,
} from '@/components/office/form/inputs'
import { Section } from '@/components/office/form/section'
import { CategoriesField, ProductsField } from '@/components/office/vouchers/binding-fields'
import { officeVouchers } from '@/lib/messages/office-vouchers'

const { fields, sections, kinds } = officeVouchers
const optionsOf = (names: Record<number, string>) =>
  Object.entries(names).map(([value, label]) => ({ value: Number(value), label }))

/** Code and kind stay as they were made. */
const Identity = () => (
  <>
    <TextField source="code" label={fields.code} hint={fields.codeHint} isRequired />
    <ChoiceField
      source="kind"
      label={officeVouchers.kind}
      hint={fields.kindHint}
      kind="number"
      options={optionsOf(kinds)}
    />
  </>
)

const Off = () => (
  <Section title={sections.off}>
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        source="discountType"
        label={fields.discountType}
        kind="number"
        options={optionsOf(fields.discountTypes)}
      />
      <TextField source="value" label={fields.value} kind="number" isRequired />
      <TextField
        source="maxDiscount"
        label={fields.maxDiscount}
        hint={fields.blank}
        kind="number"
      />
      <TextField source="minOrder" label={fields.minOrder} kind="number" isRequired />
    </div>
  </Section>
)

type Props = { isNew?: boolean; hasBegun?: boolean }

/** The fields of a voucher or coupon; what is published with it cannot be typed over once it runs. */
export const VoucherFields = ({ isNew = false, hasBegun = false }: Props) => (
  <>
    <Section title={sections.main}>
      {isNew ? <Identity /> : null}
      <TextField source="title" label={fields.title} isRequired />
      <LongTextField source="description" label={fields.description} rows={3} />
    </Section>
    {hasBegun ? null : <Off />}
    <Section title={sections.limits}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          source="usageLimit"
          label={fields.usageLimit}
          hint={fields.blank}
          kind="number"
        />
        <TextField source="perUserLimit" label={fields.perUserLimit} kind="number" isRequired />
        {hasBegun ? null : (
          <TimeField source="startTime" label={fields.startTime} hint={fields.startHint} />
        )}
        <TimeField source="endTime" label={fields.endTime} hint={fields.blank} />
      </div>
      <SwitchField source="isPublic" label={fields.isPublic} hint={fields.isPublicHint} />
    </Section>
    {hasBegun ? null : (
      <Section title={sections.binding}>
        <CategoriesField source="categoryIds" />
        <ProductsField source="productIds" />
      </Section>
    )}
  </>
)
