import { useRecordContext, useRedirect } from 'ra-core'
import { CourseFields } from '@/components/office/courses/course-fields'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordEdit } from '@/components/office/form/record-edit'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { type StaffCourse, staffCourses } from '@/contract/staff/courses'
import { officeCourses as texts } from '@/lib/messages/office-courses'
import { paths } from '@/lib/routes/paths'

const resource = 'courses'

function ArchiveStep({ course: { id, isArchived } }: { course: StaffCourse }) {
  const redirect = useRedirect()
  const officePaths = useOfficePaths()
  const params = { id }
  if (isArchived) {
    const restore = () => staffCall(staffCourses.restoreCourse, { params })
    return <RowAction label={texts.restore} about={texts.restoreMore} run={restore} />
  }
  const archive = async () => {
    await staffCall(staffCourses.archive, { params })
    redirect(officePaths.list(resource))
  }
  return <RowAction label={texts.archive} isDanger about={texts.archiveMore} run={archive} />
}

function Body() {
  const course = useRecordContext<StaffCourse>()
  const { roles } = useOfficeSession()
  if (!course) return null
  const mayWrite = mayDo(roles, staffCourses.change.roles)
  return (
    <>
      <PageHead title={course.courseName}>
        <a
          href={paths.coursePreview(course.id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {texts.preview}
        </a>
        {mayWrite ? <ArchiveStep course={course} /> : null}
      </PageHead>
      {mayWrite && !course.isArchived ? (
        <OfficeForm>
          <CourseFields />
        </OfficeForm>
      ) : (
        <Notice>{course.isArchived ? texts.archivedMore : texts.readOnly}</Notice>
      )}
    </>
  )
}

/** One course with everything about it. */
export const CourseEdit = ({ id }: { id: string }) => (
  <RecordEdit resource={resource} id={id}>
    <Body />
  </RecordEdit>
)
