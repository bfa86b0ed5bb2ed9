import { TextField } from '@/components/office/form/inputs'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordCreate } from '@/components/office/form/record-create'
import { Section } from '@/components/office/form/section'
import { PageHead } from '@/components/office/frame/page-head'
import { officeCourses as texts } from '@/lib/messages/office-courses'

/** A new course: its name, then everything else on the page of the draft. */
export function CourseCreate() {
  return (
    <RecordCreate resource="courses">
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
    </RecordCreate>
  )
}
