import { useRecordContext, useRedirect } from 'ra-core'
import { TextField } from '@/components/office/form/inputs'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordEdit } from '@/components/office/form/record-edit'
import { Section } from '@/components/office/form/section'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { RowAction } from '@/components/office/list/row-action'
import { staffCall } from '@/components/office/session/staff-call'
import { QrPanel } from '@/components/office/short-links/qr-panel'
import { buttonClass } from '@/components/ui/button-class'
import { type ShortLink, staffShortLinks } from '@/contract/staff/short-links'
import { officeShortLinks as texts } from '@/lib/messages/office-short-links'

const resource = 'shortLinks'

function Body() {
  const link = useRecordContext<ShortLink>()
  const redirect = useRedirect()
  const officePaths = useOfficePaths()
  if (!link) return null
  const remove = async () => {
    await staffCall(staffShortLinks.archive, { params: { id: link.id } })
    redirect(officePaths.list(resource))
  }
  return (
    <>
      <PageHead title={link.path}>
        <a
          href={link.path}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {texts.open}
        </a>
        <RowAction label={texts.remove} isDanger about={texts.removeMore} run={remove} />
      </PageHead>
      <div className="grid gap-8">
        <QrPanel link={link} />
        <OfficeForm>
          <Section title={texts.target}>
            <TextField source="toPath" label={texts.toPath} hint={texts.toPathHint} isRequired />
            <TextField source="note" label={texts.note} hint={texts.noteHint} />
          </Section>
        </OfficeForm>
      </div>
    </>
  )
}

/** One short link: its code, and where it leads. */
export const ShortLinkEdit = ({ id }: { id: string }) => (
  <RecordEdit resource={resource} id={id}>
    <Body />
  </RecordEdit>
)
