import { TextField } from '@/components/office/form/inputs'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordCreate } from '@/components/office/form/record-create'
import { Section } from '@/components/office/form/section'
import { PageHead } from '@/components/office/frame/page-head'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.news

/** A new article: its title, then everything else on the page of the draft. */
export const NewsCreate = () => (
  <RecordCreate resource="news">
    <PageHead title={texts.create} />
    <OfficeForm defaultValues={{ title: '' }}>
      <Section title={texts.sections.main}>
        <TextField source="title" label={texts.fields.title} hint={texts.createHint} isRequired />
      </Section>
    </OfficeForm>
  </RecordCreate>
)
