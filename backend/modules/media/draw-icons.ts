import sharp from 'sharp'
import { readPicture } from '@/backend/modules/media/read-picture'
import type { Services } from '@/backend/platform/context'
import { openMediaStore } from '@/backend/platform/media/open-media-store'
import { iconAt, iconSizes } from '@/contract/shop/settings'

/** An iPhone paints what is transparent black. */
const IPHONE = 180
const PAPER = '#fbf9f5'

async function draw(bytes: Buffer, size: number): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const icon = sharp(bytes).resize({ width: size, height: size, fit: 'contain', background })
  return (size === IPHONE ? icon.flatten({ background: PAPER }) : icon).png().toBuffer()
}

/** Keeps a picture as the shop's icon in each of its sizes, as PNG, which every browser and telephone takes. */
export async function drawIcons(config: Services['config'], url: string): Promise<void> {
  const bytes = await readPicture(config, url)
  const store = openMediaStore(config)
  for (const size of iconSizes)
    await store.write(iconAt(url, size).replace(/^\/media\//, ''), await draw(bytes, size))
}
