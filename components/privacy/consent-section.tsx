'use client'

import { Section } from '@/components/privacy/section'
import { usePrivacyCall } from '@/components/privacy/use-privacy-call'
import { Checkbox } from '@/components/ui/checkbox'
import { PageLink } from '@/components/ui/page-link'
import { CONSENT_TEXT_VERSION, type PrivacyOverview, saveConsent } from '@/contract/shop/privacy'
import { call } from '@/lib/api/browser'
import { formatDate } from '@/lib/format/date'
import { privacy } from '@/lib/messages/privacy'
import { paths } from '@/lib/routes/paths'

const texts = privacy.consent

type Word = PrivacyOverview['consents'][number] | undefined

function stateOf(word: Word): string {
  if (!word) return texts.never
  const day = formatDate(word.createdTime)
  return word.isGiven ? texts.given(day) : texts.withdrawn(day)
}

/** What somebody may agree to, each by itself, nothing ticked beforehand. */
export function ConsentSection({
  consents,
  isChild,
}: Pick<PrivacyOverview, 'consents' | 'isChild'>) {
  const wordOn = (purpose: string) => consents.find((one) => one.purpose === purpose)
  const marketing = wordOn('marketing')
  const save = usePrivacyCall((isGiven: boolean) =>
    call(saveConsent, {
      body: { purpose: 'marketing', isGiven, textVersion: CONSENT_TEXT_VERSION },
    }),
  )
  const isGiven = save.isPending ? save.variables : (marketing?.isGiven ?? false)
  return (
    <Section title={texts.title}>
      <p className="max-w-measure">{texts.text}</p>
      {isChild ? (
        <p>{texts.child}</p>
      ) : (
        <>
          <Checkbox
            label={texts.marketing}
            hint={stateOf(marketing)}
            checked={isGiven}
            onChange={(event) => save.mutate(event.currentTarget.checked)}
          />
          <p className="text-sm text-ink-2">
            {texts.fullName}: {stateOf(wordOn('fullName'))}{' '}
            <PageLink className="link" href={paths.account.reviews()}>
              {texts.toReviews}
            </PageLink>
          </p>
        </>
      )}
    </Section>
  )
}
