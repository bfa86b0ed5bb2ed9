import { expect, test } from '@jest/globals'
import { placeSearch } from '@/lib/shipping/place-search'

const places = {
  cities: [
    { cityId: 1, cityName: 'Thành phố Hải Phòng' },
    { cityId: 2, cityName: 'Thành phố Hà Nội' },
    { cityId: 3, cityName: 'Thành phố Hồ Chí Minh' },
    { cityId: 4, cityName: 'Tỉnh Hà Tĩnh' },
  ],
  districts: [
    { districtId: 11, cityId: 1, districtName: 'Quận Hải An' },
    { districtId: 21, cityId: 2, districtName: 'Quận Ba Đình' },
    { districtId: 31, cityId: 3, districtName: 'Quận 1' },
    { districtId: 41, cityId: 4, districtName: 'Thị xã Kỳ Anh' },
  ],
  wards: [
    { wardId: 111, districtId: 11, wardName: 'Phường Hải An' },
    { wardId: 112, districtId: 11, wardName: 'Xã Hà Bắc' },
    { wardId: 211, districtId: 21, wardName: 'Phường Ba Đình' },
    { wardId: 212, districtId: 21, wardName: 'Phường Ngọc Hà' },
    { wardId: 310, districtId: 31, wardName: 'Đặc khu Côn Đảo' },
    { wardId: 311, districtId: 31, wardName: 'Phường Bến Thành' },
    { wardId: 411, districtId: 41, wardName: 'Phường Sông Trí' },
    { wardId: 999, districtId: 99, wardName: 'Xã Không Nơi Nào' },
  ],
}
const search = placeSearch(places)
const found = (typed: string) => search(typed).map(({ label }) => label)

test('a few letters find the city first, with and without diacritics', () => {
  const inHanoi = ['Phường Ba Đình, Thành phố Hà Nội', 'Phường Ngọc Hà, Thành phố Hà Nội']
  expect(found('Hà').slice(0, 3)).toEqual([...inHanoi, 'Phường Sông Trí, Tỉnh Hà Tĩnh'])
  expect(found('ha')).toEqual(found('Hà'))
  expect(found('hà nội')).toEqual(inHanoi)
})

test.each([
  ['ba dinh', 'Phường Ba Đình, Thành phố Hà Nội'],
  ['P. Bến Thành', 'Phường Bến Thành, Thành phố Hồ Chí Minh'],
  ['phuong ngoc ha, ha noi', 'Phường Ngọc Hà, Thành phố Hà Nội'],
  ['bến thành tphcm', 'Phường Bến Thành, Thành phố Hồ Chí Minh'],
  ['con dao', 'Đặc khu Côn Đảo, Thành phố Hồ Chí Minh'],
  ['tp. hcm', 'Phường Bến Thành, Thành phố Hồ Chí Minh'],
  ['quận 1', 'Phường Bến Thành, Thành phố Hồ Chí Minh'],
  ['ky anh', 'Phường Sông Trí, Tỉnh Hà Tĩnh'],
  ['hải an', 'Phường Hải An, Thành phố Hải Phòng'],
])('“%s” finds %s first', (typed, expected) => {
  expect(found(typed)[0]).toBe(expected)
})

test('nothing typed shows every place, and what is nowhere finds none', () => {
  expect(found('')).toHaveLength(7)
  expect(found('atlantis')).toEqual([])
  expect(found('<>.*')).toHaveLength(7)
})

test.each([
  ['bến nghé', 'Phường Bến Thành', 'Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh'],
  ['phuong 7 quan 3', 'Phường Bến Thành', 'Phường 7, Quận 3, Thành phố Hồ Chí Minh'],
  ['dong khe binh duong', 'Phường Sông Trí', 'Xã Đông Khê, Huyện Cũ, Tỉnh Bình Dương'],
])('“%s”, a ward of before July 2025, finds %s and says what it was', (typed, ward, former) => {
  const find = placeSearch(places, [
    {
      wardId: 311,
      formerNames: [
        'Phường 7, Quận 3, Thành phố Hồ Chí Minh',
        'Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
      ],
    },
    { wardId: 411, formerNames: ['Xã Đông Khê, Huyện Cũ, Tỉnh Bình Dương'] },
  ])
  expect(search(typed)).toEqual([])
  const [first] = find(typed)
  expect(first?.label).toContain(ward)
  expect(first?.former).toBe(former)
})

test('a ward of today comes before one that was called so', () => {
  const find = placeSearch(places, [
    { wardId: 311, formerNames: ['Phường Ba Đình, Quận 9, Tỉnh Xa'] },
  ])
  expect(find('ba đình').map(({ wardId }) => wardId)).toEqual([211, 311, 212])
})
