import 'server-only'
import type { LandingPage } from '@/contract/shop/pages'
import { staffBlocks } from '@/contract/staff/blocks'
import { staffPages } from '@/contract/staff/pages'
import { callWithSession } from '@/lib/api/session'
import { sanitise } from '@/lib/format/sanitise'

/** The newest version of a page, for the staff. */
export async function previewPage(id: string): Promise<LandingPage> {
  const { data } = await callWithSession(staffPages.previewPage, { params: { id } })
  return { ...data, content: sanitise(data.content) }
}

/** The newest version of the about page, for the staff. */
export const previewAbout = () => callWithSession(staffBlocks.previewAbout)
