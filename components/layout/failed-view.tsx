import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { errors } from '@/lib/messages/errors'
import { homePath } from '@/lib/routes/home-path'

type Props = { words: { title: string; text: string }; code: string | undefined }

/** The page could not be made; no script has to run to try again. */
export const FailedView = ({ words, code }: Props) => (
  <div className="wrap" role="alert">
    <EmptyState level={1} title={words.title} text={words.text}>
      <div className="flex flex-wrap justify-center gap-3">
        {/* The address that was asked for. */}
        <LinkButton href="">{errors.retry}</LinkButton>
        <LinkButton href={homePath} variant="quiet">
          {errors.home}
        </LinkButton>
      </div>
      {code ? <p className="num mt-5 text-sm text-ink-2">{errors.failed.code(code)}</p> : null}
    </EmptyState>
  </div>
)
