import { comparable } from '@/contract/comparable'

export type Bank = { bin: string; code: string; name: string }

const rows = `970405 VBA Agribank
970436 VCB Vietcombank
970415 ICB VietinBank
970418 BIDV BIDV
970422 MB MBBank
970407 TCB Techcombank
970416 ACB ACB
970432 VPB VPBank
970423 TPB TPBank
970403 STB Sacombank
970437 HDB HDBank
970441 VIB VIB
970443 SHB SHB
970426 MSB MSB
970431 EIB Eximbank
970448 OCB OCB
970440 SEAB SeABank
970449 LPB LPBank
970429 SCB SCB
970425 ABB ABBANK
970409 BAB BacABank
970438 BVB BaoVietBank
970454 VCCB BVBank
970446 COOPBANK Co-opBank
970406 DOB DongABank
970408 GPB GPBank
970452 KLB KienLongBank
970428 NAB NamABank
970419 NCB NCB
970430 PGB PGBank
970412 PVCB PVcomBank
970400 SGICB SaigonBank
970427 VAB VietABank
970433 VIETBANK VietBank
970444 CBB CBBank
970414 OJB OceanBank
970434 IVB IndovinaBank
970421 VRB VRB
970424 SHBVN ShinhanBank
970457 WVN Woori
970458 UOB UOB
970439 PBVN PublicBank
970442 HLBVN HongLeong
970410 SCVN StandardChartered
458761 HSBC HSBC
422589 CIMB CIMB
546034 CAKE CAKE
546035 UBANK Ubank
963388 TIMO Timo`

/** Banks a VietQR transfer can reach, with their NAPAS numbers; the large ones first. */
export const banks: readonly Bank[] = rows.split('\n').map((row) => {
  const [bin = '', code = '', name = ''] = row.split(' ')
  return { bin, code, name }
})

const plain = (text: string) => comparable(text).replace(/[ -]/g, '').toLowerCase()

/** The bank with this name, code or BIN. */
export const bankOf = (text: string): Bank | undefined => {
  const wanted = plain(text)
  return banks.find(({ bin, code, name }) => [bin, code, name].some((one) => plain(one) === wanted))
}
