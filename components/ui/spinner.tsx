import { ui } from '@/lib/messages/ui'

function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}

/** The placeholder while something is fetched. */
export function Loading({ label = ui.loading, className }: { label?: string; className?: string }) {
  return (
    <p role="status" className={className ? `loading ${className}` : 'loading'}>
      <Spinner />
      <span>{label}</span>
    </p>
  )
}
