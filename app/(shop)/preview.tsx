import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { UpstreamError } from '@/lib/api/upstream-error'
import { preview } from '@/lib/messages/preview'
import { OFFICE } from '@/lib/routes/office'

const isLocked = ({ data }: UpstreamError) =>
  typeof data === 'object' && data !== null && 'office' in data

/** What only the staff see; anybody else is led to the page as it is, a locked office to its door. */
export async function staffOnly<T>(asked: Promise<T>, address: string): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status >= 500) throw error
    redirect(error.status === 403 && isLocked(error) ? OFFICE : address)
  }
}

export const previewMetadata = (title: string): Metadata => ({
  title: preview.title(title),
  robots: { index: false, follow: false },
})

/** Says that readers do not see this page as it is shown. */
export const PreviewNote = () => (
  <p role="status" className="wrap py-6 font-semibold">
    {preview.note}
  </p>
)
