import {
  type ErrorDocumentProps,
  errorDocumentMetadata,
  readErrorDocument,
} from '@/app/error-document'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { errors } from '@/lib/messages/errors'
import { missing } from '@/lib/messages/missing'
import { paths } from '@/lib/routes/paths'

export const generateMetadata = errorDocumentMetadata

/** The same for the app's web view, which leads back by itself. */
export default async function MobileErrorDocumentPage(props: ErrorDocumentProps) {
  const found = await readErrorDocument(props)
  const { title, text } = found.status === 404 ? found.words : errors.failed
  return (
    <div className="wrap">
      <EmptyState level={1} title={title} text={text}>
        {found.status === 404 ? (
          <ToCourse courseId={found.notOwned?.courseId} />
        ) : (
          <LinkButton href="">{errors.retry}</LinkButton>
        )}
      </EmptyState>
    </div>
  )
}

const ToCourse = ({ courseId }: { courseId: number | undefined }) =>
  courseId === undefined ? null : (
    <LinkButton href={paths.mobile.course(courseId)}>{missing.notOwned.toCourse}</LinkButton>
  )
