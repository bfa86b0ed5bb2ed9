import { expect } from '@jest/globals'
import { introItem } from '@/backend/modules/content/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { ask, testApp } from '@/backend/testing/test-app'
import { getIntroPage } from '@/contract/shop/pages'

databaseTest('the about page has a row of cards and two blocks', async ({ db }) => {
  await db.insert(introItem).values([
    { section: 1, title: 'Thẻ hai', position: 2 },
    { section: 1, title: 'Thẻ một', contentHtml: '<p>Một</p>', position: 1 },
    { section: 2, title: 'Sứ mệnh', contentProviderId: 5, buttonUrl: '/tin-sach' },
  ])
  const { data } = await ask(testApp({ db }), getIntroPage, '/api/IntroPage')
  expect(data).toEqual({
    intropageIntroduction: {
      intropageIntroductionItems: [
        { originalUrl: null, intropageItemTitle: 'Thẻ một', intropageItemContent: '<p>Một</p>' },
        { originalUrl: null, intropageItemTitle: 'Thẻ hai', intropageItemContent: '' },
      ],
    },
    intropageIntroductionSecond: {
      contentProviderId: 5,
      intropageIntroductionItem: {
        originalUrl: null,
        intropageItemTitle: 'Sứ mệnh',
        intropageItemContent: '',
      },
      buttonItem: { buttonUrl: '/tin-sach' },
    },
    introPageIntroductionThird: null,
  })
})
