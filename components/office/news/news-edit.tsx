import { useRecordContext } from 'ra-core'
import { DocumentEdit } from '@/components/office/documents/document-edit'
import { RichTextField } from '@/components/office/documents/rich-text-field'
import { ChoiceField, LongTextField, SwitchField, TextField } from '@/components/office/form/inputs'
import { Section } from '@/components/office/form/section'
import { newsKind } from '@/components/office/news/news-kind'
import { useNewsTags } from '@/components/office/news/use-news-tags'
import { SinglePictureField } from '@/components/office/products/single-picture-field'
import type { StaffNews } from '@/contract/staff/news'
import { officeDocuments } from '@/lib/messages/office-documents'
import { paths } from '@/lib/routes/paths'

const texts = officeDocuments.news
const { fields, sections } = texts

function Address() {
  const record = useRecordContext<StaffNews>()
  const former = record?.formerURLs ?? []
  return (
    <Section title={sections.address}>
      <TextField source="newsURL" label={fields.newsURL} hint={texts.addressHint} />
      {former.length > 0 ? (
        <div className="text-sm">
          <p className="text-ink-2">{texts.formerURLs}</p>
          <ul>
            {former.map((newsURL) => (
              <li key={newsURL}>{paths.news({ id: record?.id ?? 0, newsURL })}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </Section>
  )
}

function NewsFields() {
  const tags = useNewsTags()
  return (
    <>
      <Section title={sections.main}>
        <TextField source="title" label={fields.title} isRequired />
        <LongTextField source="summary" label={fields.summary} rows={3} />
        <RichTextField source="content" label={fields.content} />
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            source="tagId"
            label={fields.tagId}
            kind="number"
            options={[{ value: '', label: texts.none }, ...tags]}
          />
          <TextField source="author" label={fields.author} />
        </div>
        <SwitchField source="isFocus" label={fields.isFocus} />
      </Section>
      <Section title={sections.picture}>
        <SinglePictureField source="imageURL" />
      </Section>
      <Address />
    </>
  )
}

/** One article through its life. */
export const NewsEdit = ({ id }: { id: string }) => (
  <DocumentEdit id={id} kind={newsKind}>
    <NewsFields />
  </DocumentEdit>
)
