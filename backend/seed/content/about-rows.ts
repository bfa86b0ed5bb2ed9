import type { Db } from '@/backend/platform/db/connect'
import { introItem } from '@/backend/platform/db/tables'
import { aboutItems } from '@/backend/seed/content/about'
import { mediaUrl } from '@/backend/seed/pictures'

export async function writeAbout(db: Db): Promise<void> {
  await db.insert(introItem).values(
    aboutItems.map((item, at) => ({
      section: item.section,
      contentProviderId: item.contentProviderId,
      title: item.title,
      contentHtml: item.html,
      originalUrl: mediaUrl(item.picture),
      buttonUrl: item.buttonUrl,
      position: at + 1,
    })),
  )
}
