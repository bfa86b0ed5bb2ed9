import { useRecordContext } from 'ra-core'
import { CategoriesFailure } from '@/components/office/categories/categories-failure'
import { useCategories } from '@/components/office/categories/use-categories'
import { ChoiceField, LongTextField, SwitchField, TextField } from '@/components/office/form/inputs'
import { Section } from '@/components/office/form/section'
import { PictureField } from '@/components/office/products/picture-field'
import { bookKinds } from '@/contract/shop/catalog'
import type { StaffProduct } from '@/contract/staff/products'
import { vatClasses } from '@/contract/vat'
import { catalog } from '@/lib/messages/catalog'
import { officeProducts as texts } from '@/lib/messages/office-products'

const { fields, sections } = texts
const grid = 'grid gap-4 sm:grid-cols-2'
const grades = Array.from({ length: 12 }, (_, at) => ({ value: at + 1, label: String(at + 1) }))
const none = { value: '', label: texts.none }
const kinds = ([0, 1] as const).map((value) => ({ value, label: texts.kinds[value] }))
const covers = [
  none,
  ...(['soft', 'hard'] as const).map((value) => ({ value, label: texts.covers[value] })),
]

const kindOptions = [
  none,
  ...bookKinds.map((value) => ({ value, label: catalog.bookKinds[value] })),
]

/** Its class of value added tax; without one of its own its category's counts, which is named. */
function VatField() {
  const { usualVatClass } = useRecordContext<StaffProduct>() ?? {}
  const usual = usualVatClass ? texts.vatUsual(texts.vat[usualVatClass]) : texts.vatCategory
  return (
    <ChoiceField
      source="vatClass"
      label={fields.vatClass}
      options={[
        { value: '', label: usual },
        ...vatClasses.map((value) => ({ value, label: texts.vat[value] })),
      ]}
    />
  )
}

/** The fields of a product, the same for a new one and one there is. */
export function ProductFields({ isNew }: { isNew: boolean }) {
  const { options } = useCategories()
  return (
    <>
      <Section title={sections.main}>
        <TextField source="productName" label={fields.productName} isRequired />
        <div className={grid}>
          {isNew ? (
            <ChoiceField
              source="objectType"
              label={fields.objectType}
              kind="number"
              options={kinds}
            />
          ) : null}
          <ChoiceField
            source="categoryId"
            label={fields.categoryId}
            kind="number"
            isRequired
            options={[none, ...options]}
          />
          <TextField source="author" label={fields.author} />
          <TextField source="isbn" label={fields.isbn} />
          <TextField source="sku" label={fields.sku} />
          {isNew ? null : <TextField source="slug" label={fields.slug} hint={texts.slugHint} />}
        </div>
        <CategoriesFailure />
        <SwitchField source="isActive" label={fields.isActive} hint={texts.hiddenHint} />
      </Section>
      <Section title={sections.price}>
        <div className={grid}>
          <TextField source="price" label={fields.price} kind="number" isRequired />
          <TextField source="priceSale" label={fields.priceSale} kind="number" />
          {isNew ? <TextField source="stock" label={fields.stock} kind="number" /> : null}
          <VatField />
        </div>
      </Section>
      <Section title={sections.pictures}>
        <PictureField source="images" />
      </Section>
      <Section title={sections.text}>
        <LongTextField source="description" label={fields.description} />
      </Section>
      <Section title={sections.book}>
        <div className={grid}>
          <TextField source="publisher" label={fields.publisher} />
          <TextField source="publishYear" label={fields.publishYear} kind="number" />
          <TextField source="translator" label={fields.translator} />
          <TextField source="series" label={fields.series} />
          <ChoiceField source="coverForm" label={fields.coverForm} options={covers} />
          <TextField source="pages" label={fields.pages} kind="number" />
          <TextField source="size" label={fields.size} />
          <TextField source="weight" label={fields.weight} kind="number" />
          <ChoiceField
            source="grade"
            label={fields.grade}
            kind="number"
            options={[none, ...grades]}
          />
          <TextField source="subject" label={fields.subject} />
          <ChoiceField source="bookKind" label={fields.bookKind} options={kindOptions} />
        </div>
      </Section>
    </>
  )
}
