import { answerOg } from '@/lib/og/answer-og'

export const dynamic = 'force-dynamic'

export const GET = async (_: Request, { params }: { params: Promise<{ token: string }> }) =>
  answerOg((await params).token)
