import { ConsentSection } from '@/components/privacy/consent-section'
import { ErasureSection } from '@/components/privacy/erasure-section'
import { ExportSection } from '@/components/privacy/export-section'
import { GuardianSection } from '@/components/privacy/guardian-section'
import { HeldList } from '@/components/privacy/held-list'
import { RequestList } from '@/components/privacy/request-list'
import { RestrictionSection } from '@/components/privacy/restriction-section'
import { Section } from '@/components/privacy/section'
import { PageLink } from '@/components/ui/page-link'
import type { PrivacyOverview } from '@/contract/shop/privacy'
import { accounts } from '@/lib/messages/accounts'
import { privacy } from '@/lib/messages/privacy'
import { paths } from '@/lib/routes/paths'

const correctAt = [
  { href: paths.account.info(), label: accounts.nav.info },
  { href: paths.account.addresses(), label: accounts.nav.addresses },
  { href: paths.account.reviews(), label: accounts.nav.reviews },
]

/** One's own data: seen, corrected, fetched, restricted, erased. */
export function PrivacyView({ data, token }: { data: PrivacyOverview; token: string | null }) {
  const { isChild, isRestricted, isStopped, hasPassword, consents, guardian, requests, held } = data
  const open = (kind: string) => requests.find((one) => one.kind === kind && one.state === 'open')
  return (
    <>
      <p className="max-w-measure">
        {privacy.intro}{' '}
        <a className="link" href={paths.policy('privacy')}>
          {privacy.policy}
        </a>
      </p>
      <Section title={privacy.held.title}>
        <HeldList held={held} />
        <p className="flex flex-wrap gap-x-4">
          {privacy.held.correct}{' '}
          {correctAt.map(({ href, label }) => (
            <PageLink key={href} className="link" href={href}>
              {label}
            </PageLink>
          ))}
        </p>
      </Section>
      <ExportSection token={token} hasPassword={hasPassword} isWaiting={Boolean(open('export'))} />
      <ConsentSection consents={consents} isChild={isChild} />
      {isChild || guardian ? <GuardianSection guardian={guardian} isStopped={isStopped} /> : null}
      <RestrictionSection isRestricted={isRestricted} isStopped={isStopped} />
      <ErasureSection waiting={open('erase')} hasPassword={hasPassword} isStopped={isStopped} />
      <RequestList requests={requests} />
    </>
  )
}
