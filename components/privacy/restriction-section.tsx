'use client'

import { Section } from '@/components/privacy/section'
import { usePrivacyCall } from '@/components/privacy/use-privacy-call'
import { Button } from '@/components/ui/button'
import { type PrivacyOverview, restrictProcessing } from '@/contract/shop/privacy'
import { call } from '@/lib/api/browser'
import { privacy } from '@/lib/messages/privacy'

const texts = privacy.restriction

type Props = Pick<PrivacyOverview, 'isRestricted' | 'isStopped'>

/** Leaves one's data alone, or ends that. */
export function RestrictionSection({ isRestricted, isStopped }: Props) {
  const save = usePrivacyCall((isWanted: boolean) =>
    call(restrictProcessing, { body: { isRestricted: isWanted } }),
  )
  return (
    <Section title={texts.title}>
      <p className="max-w-measure">{texts.text}</p>
      {isRestricted ? <p className="font-semibold">{texts.active}</p> : null}
      {isRestricted && isStopped ? (
        <p>{privacy.guardian.first}</p>
      ) : (
        <Button variant="quiet" busy={save.isPending} onClick={() => save.mutate(!isRestricted)}>
          {isRestricted ? texts.end : texts.start}
        </Button>
      )}
    </Section>
  )
}
