import { choiceFilter } from '@/components/office/list/choice-filter'
import { fieldColumn, TwoLines, timeColumn } from '@/components/office/list/columns'
import { CreateLink } from '@/components/office/list/create-link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { type CourseRow, staffCourses } from '@/contract/staff/courses'
import { formatMoney } from '@/lib/format/money'
import { officeCourses as texts } from '@/lib/messages/office-courses'

const resource = 'courses'

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
    cell: ({ courseName, teacher }) => <TwoLines below={teacher}>{courseName}</TwoLines>,
  },
  fieldColumn('lessonCount', texts.columns.lessons, { isNumber: true }),
  { key: 'price', label: texts.columns.price, isNumber: true, text: priceOf, cell: priceOf },
  { key: 'state', label: texts.columns.state, isMinor: true, text: stateOf, cell: stateOf },
  timeColumn('updatedTime', texts.columns.updated, { sort: 'updatedTime', isMinor: true }),
]

/** What the shop teaches. */
export function CourseList() {
  const { roles } = useOfficeSession()
  return (
    <ResourceList<CourseRow>
      resource={resource}
      columns={columns}
      sort={{ field: 'updatedTime', order: 'DESC' }}
      nameOf={({ courseName }) => courseName}
      filters={[choiceFilter('state', texts.columns.state, texts.states)]}
      actions={
        mayDo(roles, staffCourses.create.roles) ? (
          <CreateLink resource={resource}>{texts.create}</CreateLink>
        ) : null
      }
    />
  )
}
