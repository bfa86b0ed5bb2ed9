import Link from 'next/link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { buttonClass } from '@/components/ui/button-class'
import { type CourseRow, courseStates, staffCourses } from '@/contract/staff-courses'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeCourses as texts } from '@/lib/messages/office-courses'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const resource = officeResources.courses

const stateOf = ({ isArchived, isPublished }: CourseRow) => {
  if (isArchived) return texts.states.archived
  return isPublished ? texts.states.published : texts.states.draft
}
const priceOf = ({ isFree, priceSale }: CourseRow) => {
  if (isFree) return texts.free
  return priceSale === null ? texts.notSold : formatMoney(priceSale)
}

const columns: readonly Column<CourseRow>[] = [
  {
    key: 'name',
    label: texts.columns.name,
    sort: 'courseName',
    text: ({ courseName }) => courseName,
    cell: ({ courseName, teacher }) => (
      <>
        {courseName}
        <span className="block text-sm font-normal text-ink-2">{teacher}</span>
      </>
    ),
  },
  {
    key: 'lessons',
    label: texts.columns.lessons,
    isNumber: true,
    text: ({ lessonCount }) => lessonCount,
    cell: ({ lessonCount }) => lessonCount,
  },
  { key: 'price', label: texts.columns.price, isNumber: true, text: priceOf, cell: priceOf },
  { key: 'state', label: texts.columns.state, isMinor: true, text: stateOf, cell: stateOf },
  {
    key: 'updated',
    label: texts.columns.updated,
    sort: 'updatedTime',
    isMinor: true,
    text: ({ updatedTime }) => updatedTime,
    cell: ({ updatedTime }) => <span className="num text-sm">{formatDateTime(updatedTime)}</span>,
  },
]

/** What the shop teaches. */
export function CourseList() {
  const { roles } = useOfficeSession()
  return (
    <ResourceList<CourseRow>
      resource={resource}
      title={texts.title}
      columns={columns}
      sort={{ field: 'updatedTime', order: 'DESC' }}
      nameOf={({ courseName }) => courseName}
      hrefOf={({ id }) => officePaths.record(resource, id)}
      filters={[
        {
          kind: 'choice',
          source: 'state',
          label: texts.columns.state,
          options: courseStates.map((value) => ({ value, label: texts.states[value] })),
        },
      ]}
      actions={
        mayDo(roles, staffCourses.create.roles) ? (
          <Link href={officePaths.create(resource)} prefetch={false} className={buttonClass({})}>
            {texts.create}
          </Link>
        ) : null
      }
    />
  )
}
