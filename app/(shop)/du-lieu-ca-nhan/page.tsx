import type { Metadata } from 'next'
import { GuestDataView } from '@/components/privacy/guest-data-view'
import { QueryProvider } from '@/components/ui/query-provider'
import { privacy } from '@/lib/messages/privacy'
import { paths } from '@/lib/routes/paths'

const texts = privacy.guest

export const metadata: Metadata = {
  title: texts.title,
  description: texts.description,
  robots: { index: false, follow: false },
}

export default function GuestDataPage() {
  return (
    <div className="wrap section grid max-w-2xl grid-cols-1 gap-6">
      <h1>{texts.title}</h1>
      <p className="text-ink-2">{texts.description}</p>
      <QueryProvider>
        <GuestDataView />
      </QueryProvider>
      <noscript>{texts.noScript}</noscript>
      <p className="text-ink-2">
        {texts.signedIn}{' '}
        <a className="link" href={paths.account.privacy()}>
          {texts.toOwn}
        </a>
      </p>
    </div>
  )
}
