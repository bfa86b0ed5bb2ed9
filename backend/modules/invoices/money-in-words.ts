import { numberTexts as texts } from '@/backend/modules/invoices/texts'

/** `mươi` changes the sound of the units after it; `mười` only that of five. */
function unitsAfterTens(tens: number, units: number): string {
  if (units === 5 && tens > 0) return texts.fiveAfterTens
  if (units === 1 && tens > 1) return texts.oneAfterTens
  if (units === 4 && tens > 1) return texts.fourAfterTens
  return texts.digits[units] ?? ''
}

function tensInWords(tens: number): string[] {
  if (tens === 0) return []
  if (tens === 1) return [texts.ten]
  return [texts.digits[tens] ?? '', texts.tens]
}

/** Three digits; `isWithin` says zeros aloud, because something stands before them. */
function groupInWords(group: number, isWithin: boolean): string[] {
  const [hundreds, tens, units] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10]
  const isHundreds = hundreds > 0 || isWithin
  return [
    ...(isHundreds ? [texts.digits[hundreds] ?? '', texts.hundred] : []),
    ...(tens === 0 && units > 0 && isHundreds ? [texts.odd] : []),
    ...tensInWords(tens),
    ...(units > 0 ? [unitsAfterTens(tens, units)] : []),
  ]
}

/** Below 10⁹: millions, thousands and the rest. */
function billionInWords(part: number, isWithin: boolean): string[] {
  const groups = [Math.floor(part / 1_000_000), Math.floor(part / 1000) % 1000, part % 1000]
  const words: string[] = []
  for (const [place, group] of groups.entries()) {
    if (group === 0) continue
    words.push(...groupInWords(group, isWithin || words.length > 0))
    const name = [texts.million, texts.thousand, ''][place]
    if (name) words.push(name)
  }
  return words
}

/** A whole number in Vietnamese, `hai mươi mốt nghìn`, as the North says it. */
export function numberInWords(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`not a number of money: ${value}`)
  if (value === 0) return texts.digits[0] ?? ''
  const billions = Math.floor(value / 1_000_000_000)
  const words = [
    ...(billions > 0 ? [numberInWords(billions), texts.billion] : []),
    ...billionInWords(value % 1_000_000_000, billions > 0),
  ]
  return words.join(' ')
}

/** An amount as invoices write it: `Một trăm hai mươi nghìn đồng`. */
export function moneyInWords(amount: number): string {
  const words = `${amount < 0 ? `${texts.minus} ` : ''}${numberInWords(Math.abs(amount))} ${texts.currency}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}
