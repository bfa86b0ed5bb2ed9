import { env } from '@/lib/env'
import { assetLinks, linkFile } from '@/lib/mobile/app-links'

export const dynamic = 'force-dynamic'

export const GET = () => linkFile(assetLinks(env().appLinks))
