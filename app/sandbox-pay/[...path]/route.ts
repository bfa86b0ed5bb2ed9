import { relaySandbox } from '@/lib/payment/relay-sandbox'

export const GET = (request: Request) => relaySandbox(request)
export const POST = GET
