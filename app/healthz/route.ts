import { connection } from 'next/server'
import { healthResponse } from '@/lib/standalone/health-response'

export async function GET() {
  await connection()
  return healthResponse('health')
}
