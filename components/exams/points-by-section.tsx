import { DottedList } from '@/components/catalog-ui/dotted-list'
import type { ReviewSection } from '@/contract/shop/exams'
import { formatPoints } from '@/lib/format/points'
import { examsReview } from '@/lib/messages/exams-review'

const texts = examsReview

const nameOf = ({ questionType }: ReviewSection) =>
  (questionType === null ? null : texts.sectionNames[questionType]) ?? texts.otherSections

/** Points of several questions together; one section alone would only repeat the result. */
export function PointsBySection({ sections }: { sections: readonly ReviewSection[] }) {
  if (sections.length < 2) return null
  return (
    <section aria-labelledby="sections" className="grid max-w-measure gap-3">
      <h2 id="sections">{texts.sections}</h2>
      <DottedList
        rows={sections.map((section) => ({
          label: texts.section(nameOf(section), section.questionCount),
          value: texts.points(formatPoints(section.gotScore), formatPoints(section.maxScore)),
        }))}
      />
    </section>
  )
}
