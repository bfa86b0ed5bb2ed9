import { LongTextField, TextField } from '@/components/office/form/inputs'
import { Section } from '@/components/office/form/section'
import { pageKind } from '@/components/office/pages/page-kind'
import { RichTextField } from '@/components/office/texts/rich-text-field'
import { TextEdit } from '@/components/office/texts/text-edit'
import { officeTexts } from '@/lib/messages/office-texts'

const texts = officeTexts.pages
const { fields } = texts

/** One policy or landing page through its life. */
export const PageEdit = ({ id }: { id: string }) => (
  <TextEdit id={id} kind={pageKind}>
    <Section title={texts.main}>
      <TextField source="title" label={fields.title} isRequired />
      <LongTextField source="description" label={fields.description} rows={2} />
      <RichTextField source="content" label={fields.content} hint={texts.deliveryHint} />
    </Section>
  </TextEdit>
)
