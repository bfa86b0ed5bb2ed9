import { ChoiceField, TextField } from '@/components/office/form/inputs'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordCreate } from '@/components/office/form/record-create'
import { Section } from '@/components/office/form/section'
import { PageHead } from '@/components/office/frame/page-head'
import { shortLinkKinds } from '@/contract/staff/short-links'
import { officeShortLinks as texts } from '@/lib/messages/office-short-links'

/** A new short link: what is printed, and where it leads today. */
export const ShortLinkCreate = () => (
  <RecordCreate resource="shortLinks">
    <PageHead title={texts.create} />
    <OfficeForm defaultValues={{ kind: 'm', name: '', toPath: '', note: '' }}>
      <Section title={texts.columns.path}>
        <ChoiceField
          source="kind"
          label={texts.kind}
          hint={texts.kindHint}
          options={shortLinkKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        />
        <TextField source="name" label={texts.name} hint={texts.nameHint} isRequired />
        <TextField source="toPath" label={texts.toPath} hint={texts.toPathHint} isRequired />
        <TextField source="note" label={texts.note} hint={texts.noteHint} />
      </Section>
    </OfficeForm>
  </RecordCreate>
)
