import { CreateBase, useNotify, useRedirect } from 'ra-core'
import { TextField } from '@/components/office/form/inputs'
import { OfficeForm, Section } from '@/components/office/form/office-form'
import { PageHead } from '@/components/office/frame/page-head'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeCourses as texts } from '@/lib/messages/office-courses'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const resource = officeResources.courses

/** A new course: its name, then everything else on the page of the draft. */
export function CourseCreate() {
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      disableAuthentication
      mutationOptions={{
        onSuccess: ({ id }: { id: number }) => {
          notify('ra.notification.created', { type: 'success' })
          redirect(officePaths.record(resource, id))
        },
        onError: (error: unknown) => notify(userMessageOf(error), { type: 'error' }),
      }}
    >
      <PageHead title={texts.create} />
      <OfficeForm defaultValues={{ courseName: '' }}>
        <Section title={texts.sections.main}>
          <TextField
            source="courseName"
            label={texts.fields.courseName}
            hint={texts.draftHint}
            isRequired
          />
        </Section>
      </OfficeForm>
    </CreateBase>
  )
}
