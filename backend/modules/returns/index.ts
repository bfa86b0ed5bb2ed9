export { addPhoto, listPhotos, withdrawReturn } from '@/backend/modules/returns/change-own-return'
export { isCourseOfOrderSeen } from '@/backend/modules/returns/course-seen'
export { decideReturn } from '@/backend/modules/returns/decide-return'
export { returnEmail } from '@/backend/modules/returns/emails'
export { insertReturn } from '@/backend/modules/returns/insert-return'
export { listNamedReceivers } from '@/backend/modules/returns/named-receivers'
export { orderFacts } from '@/backend/modules/returns/order-facts'
export { reasonOf, returnDto } from '@/backend/modules/returns/return-mapper'
export { matterOf } from '@/backend/modules/returns/return-matter'
export { canMoveReturn, openReturns } from '@/backend/modules/returns/return-moves'
export {
  deliveryDiscount,
  findReplaced,
  hasExchanged,
  linesOfReturns,
  listReturnableLines,
  listReturnsOf,
  lockReturn,
  type ReturnableLine,
  type ReturnRow,
  returnColumns,
  returnStates,
} from '@/backend/modules/returns/return-queries'
export { openReasons, refusalOf } from '@/backend/modules/returns/return-rules'
export { type ReturnMatter, returnTexts } from '@/backend/modules/returns/texts'
export {
  type ReceivedLine,
  setOutcome,
  setReplacement,
  writeReceived,
} from '@/backend/modules/returns/write-returns'
