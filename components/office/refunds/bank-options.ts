import { banks } from '@/contract/banks'
import { officeMoney } from '@/lib/messages/office-money'

/** The banks of Vietnam, as refunds name them; none until one is chosen. */
export const bankOptions = [
  { value: '', label: officeMoney.refunds.chooseBank },
  ...banks.map(({ name }) => ({ value: name, label: name })),
]
