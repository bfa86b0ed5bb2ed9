export { findAffiliate, setAffiliateStatus } from '@/backend/modules/promotions/affiliate-queries'
export {
  changeAffiliate,
  decideAffiliate,
} from '@/backend/modules/promotions/affiliates/decide-affiliate'
export { affiliateEmails } from '@/backend/modules/promotions/affiliates/emails'
export {
  getAffiliate,
  listAffiliates,
  lockAffiliate,
  STOPPED,
} from '@/backend/modules/promotions/affiliates/staff-affiliate-queries'
export { affiliateTexts } from '@/backend/modules/promotions/affiliates/texts'
export {
  addPayout,
  type Payout,
  settleDue,
  stopAffiliate,
} from '@/backend/modules/promotions/affiliates/write-affiliates'
export { attachedToAccount } from '@/backend/modules/promotions/attached-to-account'
export {
  type ListedCode,
  listCoupons,
  listGivenVouchers,
} from '@/backend/modules/promotions/code-list-queries'
export { findCodes, findVouchers } from '@/backend/modules/promotions/code-queries'
export type { Affiliate, Codes } from '@/backend/modules/promotions/codes'
export {
  approveCommissions,
  earnCommission,
  insertCommission,
  loseCommission,
  recountCommission,
  reverseCommission,
} from '@/backend/modules/promotions/commission-queries'
export { applyAsAffiliate, mayApply } from '@/backend/modules/promotions/open-affiliate'
export { promotionTexts } from '@/backend/modules/promotions/texts'
export {
  COUPON,
  type CodeProblem,
  percentOf,
  reducibleTotal,
  SHIPPING,
  VOUCHER,
  type Voucher,
  type VoucherKind,
  voucherAmount,
  voucherProblem,
} from '@/backend/modules/promotions/voucher-rules'
export {
  claimVouchers,
  keepVoucherUses,
  liveUsesOf,
  returnVouchers,
} from '@/backend/modules/promotions/voucher-use-queries'
export { giveVoucher } from '@/backend/modules/promotions/vouchers/give-voucher'
export {
  findVoucherRow,
  getVoucher,
  listVoucherHolders,
  listVouchers,
  listVoucherUses,
} from '@/backend/modules/promotions/vouchers/staff-voucher-queries'
export { voucherTexts } from '@/backend/modules/promotions/vouchers/texts'
export {
  changeVoucher,
  createVoucher,
  dropVoucher,
  endVoucher,
  takeVoucherBack,
} from '@/backend/modules/promotions/vouchers/write-voucher'
