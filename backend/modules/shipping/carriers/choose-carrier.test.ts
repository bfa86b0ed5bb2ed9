import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { chooseCarrier } from '@/backend/modules/shipping/carriers/choose-carrier'
import type { CarrierRule } from '@/contract/staff/carrier-rules'

const [north, post, south] = [{ name: 'north' }, { name: 'post' }, { name: 'south' }] as const
const carriers = [north, post, south]
const rule = (carrier: string, more: Partial<CarrierRule> = {}): CarrierRule => ({
  ...{ carrier, provinces: [], weightFrom: null, weightTo: null, codFrom: null, codTo: null },
  ...more,
})
const parcel = { provinceCode: '79', weightGram: 1_000, codAmount: 0 }

test('the first rule that matches names the carrier', () => {
  const rules = [
    rule('north', { provinces: [1, 31] }),
    rule('post', { weightFrom: 5_000 }),
    rule('south', { codFrom: 1 }),
  ]
  const choice = { usual: 'post', off: [], rules }
  const chosen = (more: object) => chooseCarrier(carriers, choice, { ...parcel, ...more })
  expect(chosen({ provinceCode: '01', weightGram: 9_000 })).toEqual({ carrier: north, rule: 0 })
  expect(chosen({ weightGram: 5_000 })).toEqual({ carrier: post, rule: 1 })
  expect(chosen({ codAmount: 1 })).toEqual({ carrier: south, rule: 2 })
  expect(chosen({})).toEqual({ carrier: post, rule: null })
  // An order of long ago whose province is not known is in none.
  expect(chosen({ provinceCode: null })).toEqual({ carrier: post, rule: null })
})

test('a rule whose carrier is off or not connected is passed over', () => {
  const rules = [rule('gone'), rule('north'), rule('south')]
  expect(chooseCarrier(carriers, { usual: null, off: ['north'], rules }, parcel)).toEqual({
    carrier: south,
    rule: 2,
  })
  const off = ['north', 'south']
  expect(chooseCarrier(carriers, { usual: 'north', off, rules }, parcel)?.carrier).toBe(post)
  expect(chooseCarrier(carriers, { usual: null, off: [...off, 'post'], rules }, parcel)).toBeNull()
})

test('whatever the rules say, a parcel goes to a carrier that takes parcels, or to none', () => {
  const id = fc.constantFrom('north', 'post', 'south', 'gone')
  const bound = fc.option(fc.integer({ min: 0, max: 3_000 }))
  const rules = fc.array(
    fc.record({
      carrier: id,
      provinces: fc.array(fc.constantFrom(1, 79)),
      ...{ weightFrom: bound, weightTo: bound, codFrom: bound, codTo: bound },
    }),
  )
  const facts = fc.record({
    provinceCode: fc.option(fc.constantFrom('01', '79', '48')),
    weightGram: fc.integer({ min: 1, max: 3_000 }),
    codAmount: fc.integer({ min: 0, max: 3_000 }),
  })
  fc.assert(
    fc.property(fc.option(id), fc.array(id), rules, facts, (usual, off, all, one) => {
      const chosen = chooseCarrier(carriers, { usual, off, rules: all }, one)
      const open = carriers.filter(({ name }) => !off.includes(name))
      if (open.length === 0) expect(chosen).toBeNull()
      else expect(open).toContain(chosen?.carrier)
    }),
  )
})
