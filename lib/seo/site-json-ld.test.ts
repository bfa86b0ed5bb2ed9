import { expect, test } from '@jest/globals'
import { paths } from '@/lib/routes/paths'
import { siteJsonLd } from '@/lib/seo/site-json-ld'

const origin = 'https://sach.example'
const shop = {
  name: 'Hiên Sách',
  company: 'Công ty Hiên Sách',
  address: 'Số 0, đường Mẫu',
  hotlines: ['1900 0000', '024 0000 0000'],
  email: 'lien-he@sach.example',
}

test('search engines learn who the shop is and where its search takes a text', () => {
  const [organization, website] = siteJsonLd(shop, {
    origin,
    logoUrl: `${origin}/icon.svg`,
    searchUrl: origin + paths.search(1, ''),
  })['@graph']
  expect(organization).toMatchObject({ name: 'Hiên Sách', telephone: '1900 0000' })
  expect(website).toMatchObject({
    publisher: { '@id': organization?.['@id'] },
    potentialAction: {
      target: {
        urlTemplate:
          'https://sach.example/san-pham?page=1&category=&objectType=0,1&searchContent={search_term_string}',
      },
    },
  })
})
