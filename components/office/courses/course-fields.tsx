import { useQuery } from '@tanstack/react-query'
import { CourseOutline } from '@/components/office/courses/course-outline'
import { CourseProductField } from '@/components/office/courses/course-product-field'
import { ChoiceField, LongTextField, SwitchField, TextField } from '@/components/office/form/inputs'
import { Section } from '@/components/office/form/section'
import { SinglePictureField } from '@/components/office/products/single-picture-field'
import { listCourseCategories } from '@/contract/shop/learning'
import { call } from '@/lib/api/browser'
import { officeCourses as texts } from '@/lib/messages/office-courses'

const { fields, sections } = texts
const grid = 'grid gap-4 sm:grid-cols-2'
const none = { value: '', label: texts.none }
const grades = Array.from({ length: 12 }, (_, at) => ({ value: at + 1, label: String(at + 1) }))

function useCourseCategories() {
  const { data } = useQuery({
    queryKey: ['office-course-categories'],
    queryFn: async () => (await call(listCourseCategories)).data,
    staleTime: 300_000,
  })
  return (data ?? []).map(({ courseCategoryId, courseCategoryName }) => ({
    value: courseCategoryId,
    label: courseCategoryName,
  }))
}

/** The fields of a course, its chapters and lessons among them. */
export function CourseFields() {
  const categories = useCourseCategories()
  return (
    <>
      <Section title={sections.main}>
        <TextField source="courseName" label={fields.courseName} isRequired />
        <div className={grid}>
          <TextField source="teacher" label={fields.teacher} />
          <ChoiceField
            source="courseCategoryId"
            label={fields.courseCategoryId}
            kind="number"
            options={[none, ...categories]}
          />
          <ChoiceField
            source="grade"
            label={fields.grade}
            kind="number"
            options={[none, ...grades]}
          />
          <TextField source="subject" label={fields.subject} />
          <TextField source="slug" label={fields.slug} hint={texts.slugHint} />
        </div>
        <SwitchField source="isPublished" label={fields.isPublished} hint={texts.publishedHint} />
        <SwitchField source="inLibrary" label={fields.inLibrary} />
        <SwitchField source="isTextbook" label={fields.isTextbook} />
      </Section>
      <Section title={sections.sale}>
        <SwitchField source="isFree" label={fields.isFree} />
        <CourseProductField source="productId" />
        <TextField
          source="validDays"
          label={fields.validDays}
          hint={texts.validDaysHint}
          kind="number"
        />
      </Section>
      <Section title={sections.picture}>
        <SinglePictureField source="imageURL" />
      </Section>
      <Section title={sections.text}>
        <LongTextField source="summary" label={fields.summary} rows={3} />
        <LongTextField source="description" label={fields.description} />
      </Section>
      <Section title={sections.outline}>
        <CourseOutline source="chapters" />
      </Section>
    </>
  )
}
