const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value

/** CRC-16/CCITT-FALSE, as the EMVCo payload ends with it. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

type Transfer = { bin: string; account: string; amount: number; content: string }

/** The text of a VietQR code: a NAPAS transfer to an account, with amount and content filled in. `content` in ASCII. */
export function vietQr({ bin, account, amount, content }: Transfer): string {
  const beneficiary = field('00', bin) + field('01', account)
  const napas = field('00', 'A000000727') + field('01', beneficiary) + field('02', 'QRIBFTTA')
  const payload =
    field('00', '01') +
    field('01', '12') +
    field('38', napas) +
    field('53', '704') +
    field('54', String(amount)) +
    field('58', 'VN') +
    field('62', field('08', content)) +
    '6304'
  return payload + crc16(payload)
}
