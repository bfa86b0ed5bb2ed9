import { FlashSaleItems } from '@/components/office/flash-sales/flash-sale-items'
import { TextField, TimeField } from '@/components/office/form/inputs'
import { Section } from '@/components/office/form/section'
import { SinglePictureField } from '@/components/office/products/single-picture-field'
import { officeCatalogue } from '@/lib/messages/office-catalogue'

const { fields, sections, zone } = officeCatalogue.flashSales

/** The fields of a flash sale; its start stays once it has begun. */
export const FlashSaleFields = ({ hasBegun = false }: { hasBegun?: boolean }) => (
  <>
    <Section title={sections.main}>
      <TextField source="name" label={fields.name} isRequired />
      <div className="grid gap-4 sm:grid-cols-2">
        <TimeField
          source="startTime"
          label={fields.startTime}
          hint={zone}
          isRequired
          isFixed={hasBegun}
        />
        <TimeField source="endTime" label={fields.endTime} hint={zone} isRequired />
      </div>
    </Section>
    <Section title={fields.bannerUrl}>
      <SinglePictureField source="bannerUrl" />
    </Section>
    <Section title={sections.items}>
      <FlashSaleItems source="items" />
    </Section>
  </>
)
