import { DocumentEdit } from '@/components/office/documents/document-edit'
import { RichTextField } from '@/components/office/documents/rich-text-field'
import { LongTextField, TextField } from '@/components/office/form/inputs'
import { Section } from '@/components/office/form/section'
import { pageKind } from '@/components/office/pages/page-kind'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.pages
const { fields } = texts

/** One policy or landing page through its life. */
export const PageEdit = ({ id }: { id: string }) => (
  <DocumentEdit id={id} kind={pageKind}>
    <Section title={texts.main}>
      <TextField source="title" label={fields.title} isRequired />
      <LongTextField source="description" label={fields.description} rows={2} />
      <RichTextField source="content" label={fields.content} hint={texts.deliveryHint} />
    </Section>
  </DocumentEdit>
)
