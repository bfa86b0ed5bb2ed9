import { relaySandbox } from '@/lib/payments/proxy-sandbox'

export const GET = (request: Request) => relaySandbox(request)
export const POST = GET
