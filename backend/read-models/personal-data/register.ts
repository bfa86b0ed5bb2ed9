import { accountData } from './accounts'
import { invoiceData } from './invoices'
import { learningData } from './learning'
import { moneyData } from './money'
import { orderData } from './orders'
import { parcelData } from './parcels'
import type { PersonalTable } from './personal-table'
import { promotionData } from './promotions'
import { returnData } from './returns'
import { sentMessages } from './sent-messages'
import { systemData } from './system'

/** Every column that tells of a person. Export, erasure, the retention job and docs/personal-data.md derive from it. */
export const personalData: readonly PersonalTable[] = [
  ...accountData,
  ...learningData,
  ...orderData,
  ...moneyData,
  ...invoiceData,
  ...parcelData,
  ...promotionData,
  ...returnData,
  ...sentMessages,
  ...systemData,
]
