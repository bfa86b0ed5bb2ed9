import { EmptyState } from '@/components/catalog-ui/empty-state'
import { mobile } from '@/lib/messages/mobile'

/** After a step within the web view; a page that is loaded gets app/mobile/trang-loi from the gateway. */
export default function MobileNotFound() {
  return (
    <div className="wrap">
      <EmptyState level={1} title={mobile.missing.title} text={mobile.missing.text} />
    </div>
  )
}
