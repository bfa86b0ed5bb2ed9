import type { Metadata } from 'next'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { mobile } from '@/lib/messages/mobile'

export const metadata: Metadata = { title: mobile.missing.title }

export default function MobileNotFound() {
  return (
    <div className="wrap">
      <EmptyState level={1} title={mobile.missing.title} text={mobile.missing.text} />
    </div>
  )
}
