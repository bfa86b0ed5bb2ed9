import type { Db } from '@/backend/platform/db/connect'
import { addValue, findValue, findValueBy, replaceValue } from '@/backend/platform/db/key-values'

/** A payment at the built-in site, stored so that it survives a restart as at a real site. */
export type SandboxPayment = {
  params: Record<string, string>
  transactionNo: string
  /** The response code; `01` while the buyer has not decided. */
  code: string
  payDate: string | null
  /** What has been sent back, by the request's id. */
  refunds?: Record<string, { amount: number; transactionNo: string }>
}

export const UNDECIDED = '01'

const keyOf = (txnRef: string) => `sandbox-pay:${txnRef}`

export async function findSandboxPayment(db: Db, txnRef: string): Promise<SandboxPayment | null> {
  return ((await findValue(db, keyOf(txnRef))) as SandboxPayment | undefined) ?? null
}

/** The payment of that number, with the reference it was opened under. */
export async function findSandboxPaymentByNo(
  db: Db,
  transactionNo: string,
): Promise<{ txnRef: string; payment: SandboxPayment } | null> {
  const row = await findValueBy(db, keyOf(''), 'transactionNo', transactionNo)
  if (!row) return null
  return { txnRef: row.key.slice(keyOf('').length), payment: row.value as SandboxPayment }
}

/** Opens a payment, or returns the one that is open already. */
export async function openSandboxPayment(
  db: Db,
  txnRef: string,
  payment: SandboxPayment,
): Promise<SandboxPayment> {
  await addValue(db, keyOf(txnRef), payment)
  return (await findSandboxPayment(db, txnRef)) ?? payment
}

/** Stores the buyer's decision; only the first one counts. */
export async function decideSandboxPayment(
  db: Db,
  txnRef: string,
  payment: SandboxPayment,
): Promise<SandboxPayment> {
  await replaceValue(db, keyOf(txnRef), payment, { field: 'code', text: UNDECIDED })
  return (await findSandboxPayment(db, txnRef)) ?? payment
}

export const storeSandboxPayment = (db: Db, txnRef: string, payment: SandboxPayment) =>
  replaceValue(db, keyOf(txnRef), payment)
