import { ogResponse } from '@/lib/seo/og/og-response'

export const dynamic = 'force-dynamic'

export const GET = async (_: Request, { params }: { params: Promise<{ token: string }> }) =>
  ogResponse((await params).token)
