import { env } from '@/lib/env'
import { appleAppSiteAssociation, linkFile } from '@/lib/mobile/app-links'

export const dynamic = 'force-dynamic'

export const GET = () => linkFile(appleAppSiteAssociation(env().appLinks))
