import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { userMessageOf } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'

type Props = { error: unknown; onRetry: () => unknown; title?: string }

/** Why something could not be loaded, and the way to try again. */
export const LoadFailure = ({ error, onRetry, title }: Props) => (
  <div className="grid justify-items-start gap-3">
    <Notice tone="danger" title={title}>
      {userMessageOf(error)}
    </Notice>
    <Button size="sm" onClick={() => onRetry()}>
      {office.retry}
    </Button>
  </div>
)
