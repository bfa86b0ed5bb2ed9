/** What one person can easily change inside of counts as one: an IPv4 address, or the first half of an IPv6 address. */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address
    .toLowerCase()
    .replace(/%[\s\S]*/, '')
    .split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const left = groups(head)
  const right = groups(tail ?? '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const all = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
