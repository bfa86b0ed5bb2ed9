import { introItem } from '@/backend/modules/content/tables'
import type { Db } from '@/backend/platform/db/connect'
import { aboutPicture } from '@/backend/seed/generators/content-pictures'
import { mediaUrl } from '@/backend/seed/generators/picture'
import { aboutItems } from './about'

export async function writeAbout(db: Db): Promise<void> {
  await db.insert(introItem).values(
    aboutItems().map((item) => ({
      section: item.section,
      contentProviderId: item.contentProviderId ?? null,
      title: item.title,
      contentHtml: item.html,
      originalUrl: mediaUrl(aboutPicture(item)),
      buttonUrl: item.buttonUrl ?? null,
      position: item.position,
    })),
  )
}
