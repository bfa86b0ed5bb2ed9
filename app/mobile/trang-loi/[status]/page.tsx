import {
  type ErrorDocumentProps,
  errorDocumentMetadata,
  readErrorDocument,
} from '@/app/error-document'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { errors } from '@/lib/messages/errors'
import { layout } from '@/lib/messages/layout'
import { missing } from '@/lib/messages/missing'
import { paths } from '@/lib/routes/paths'
import { lastSite } from '@/lib/site'

export const generateMetadata = errorDocumentMetadata

function failure(words: { title: string; text: string }) {
  const { isOpen, name } = lastSite()
  return isOpen ? words : { title: layout.notOpen.title(name), text: layout.notOpen.text }
}

/** The same for the app's web view, which leads back by itself. */
export default async function MobileErrorDocumentPage(props: ErrorDocumentProps) {
  const found = await readErrorDocument(props)
  const { title, text } = found.status === 404 ? found.words : failure(found.words)
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
