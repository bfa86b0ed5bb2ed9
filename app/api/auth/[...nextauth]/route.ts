import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { answerNextAuth } from '@/lib/auth/next-auth-route'

type Context = { params: Promise<{ nextauth: string[] }> }

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params
  return answerNextAuth(request, nextauth, (options) => NextAuth(request, context, options))
}

export { handle as GET, handle as POST }
