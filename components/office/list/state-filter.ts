import { officeMoney } from '@/lib/messages/office-money'

/** Without it the calls answer what is open. */
export const stateFilter = {
  kind: 'choice' as const,
  source: 'state',
  label: officeMoney.show,
  unset: officeMoney.open,
  options: [{ value: 'all', label: officeMoney.all }],
}
