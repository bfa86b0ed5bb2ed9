import { notFound } from 'next/navigation'
import type { LearningLinks } from '@/components/learning/learning-links'
import { parseIdSlug } from '@/lib/routes/id-slug'
import { paths } from '@/lib/routes/paths'
import { firstValue, type SearchParams } from '@/lib/routes/read-query'

export type PreviewProps = { searchParams: Promise<SearchParams> }

/** The item to preview is named by `?id=`; without it there is nothing to show. */
export async function previewedId({ searchParams }: PreviewProps): Promise<number> {
  return parseIdSlug(firstValue((await searchParams).id))?.id ?? notFound()
}

/** Links of a preview lead to other previews. */
export const previewLinks: LearningLinks = {
  course: ({ id }) => paths.coursePreview(id),
  lesson: ({ id }) => paths.lessonPreview(id),
}
