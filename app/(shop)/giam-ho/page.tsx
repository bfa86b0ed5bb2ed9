import type { Metadata } from 'next'
import { GuardianView } from '@/components/privacy/guardian-view'
import { QueryProvider } from '@/components/ui/query-provider'
import { privacy } from '@/lib/messages/privacy'
import { paths } from '@/lib/routes/paths'

const texts = privacy.guard

export const metadata: Metadata = {
  title: texts.title,
  description: texts.description,
  robots: { index: false, follow: false },
}

export default function GuardianPage() {
  return (
    <div className="wrap section grid max-w-2xl grid-cols-1 gap-6">
      <h1>{texts.title}</h1>
      <QueryProvider>
        <GuardianView />
      </QueryProvider>
      <noscript>{privacy.guest.noScript}</noscript>
      <p className="text-ink-2">
        <a className="link" href={paths.policy('privacy')}>
          {privacy.policy}
        </a>
      </p>
    </div>
  )
}
