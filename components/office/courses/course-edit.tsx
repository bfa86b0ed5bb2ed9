import { EditBase, useNotify, useRecordContext, useRedirect } from 'ra-core'
import { CourseFields } from '@/components/office/courses/course-fields'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordState } from '@/components/office/form/record-state'
import { PageHead } from '@/components/office/frame/page-head'
import { RowAction } from '@/components/office/money/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { buttonClass } from '@/components/ui/button-class'
import { type StaffCourse, staffCourses } from '@/contract/staff-courses'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeCourses as texts } from '@/lib/messages/office-courses'
import { officePaths, officeResources } from '@/lib/routes/office-paths'
import { paths } from '@/lib/routes/paths'

const resource = officeResources.courses

function ArchiveStep({ course: { id, isArchived } }: { course: StaffCourse }) {
  const redirect = useRedirect()
  const params = { id }
  if (isArchived) {
    const restore = () => staffCall(staffCourses.restoreCourse, { params })
    return <RowAction label={texts.restore} about={texts.publishedHint} run={restore} />
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
        <p>{course.isArchived ? texts.states.archived : course.summary}</p>
      )}
    </>
  )
}

/** One course with everything about it. */
export function CourseEdit({ id }: { id: string }) {
  const notify = useNotify()
  return (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      mutationOptions={{
        onSuccess: () => notify('ra.notification.updated', { type: 'success' }),
        onError: (error: unknown) => notify(userMessageOf(error), { type: 'error' }),
      }}
    >
      <RecordState>
        <Body />
      </RecordState>
    </EditBase>
  )
}
