import { answerOg } from '@/lib/seo/og/og-response'

export const dynamic = 'force-dynamic'

export const GET = async (_: Request, { params }: { params: Promise<{ token: string }> }) =>
  answerOg((await params).token)
