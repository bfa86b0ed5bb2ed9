'use client'

import { Section } from '@/components/privacy/section'
import { usePrivacyCall } from '@/components/privacy/use-privacy-call'
import { Button } from '@/components/ui/button'
import { restrictProcessing } from '@/contract/privacy'
import { call } from '@/lib/api/browser'
import { privacy } from '@/lib/messages/privacy'

const texts = privacy.restriction

export function RestrictionSection({ isRestricted }: { isRestricted: boolean }) {
  const save = usePrivacyCall((isWanted: boolean) =>
    call(restrictProcessing, { body: { isRestricted: isWanted } }),
  )
  return (
    <Section title={texts.title}>
      <p className="max-w-measure">{texts.text}</p>
      {isRestricted ? <p className="font-semibold">{texts.active}</p> : null}
      <Button variant="quiet" busy={save.isPending} onClick={() => save.mutate(!isRestricted)}>
        {isRestricted ? texts.end : texts.start}
      </Button>
    </Section>
  )
}
