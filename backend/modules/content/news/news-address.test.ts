import { expect } from '@jest/globals'
import { news } from '@/backend/modules/content/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { staffApp } from '@/backend/testing/office'
import { ask, refusal } from '@/backend/testing/test-app'
import { getNewsByUrl } from '@/contract/shop/news'
import { staffNews } from '@/contract/staff/news'

databaseTest(
  'an article is found at each address it had, until another takes one',
  async ({ db }) => {
    const publishedAt = new Date('2026-11-01T00:00:00Z')
    await db.insert(news).values([
      { id: 1, title: 'Một', newsUrl: 'mot', publishedAt },
      { id: 2, title: 'Hai', newsUrl: 'hai', publishedAt },
    ])
    const { app, by } = staffApp({ db })
    const body = (newsURL: string) => by('editor', { version: 1, newsURL }, 'PATCH')
    const move = (id: number, newsURL: string) =>
      ask(app, staffNews.change, `/api/staff/news/${id}`, body(newsURL))
    const at = async (url: string) => {
      const { data } = await ask(app, getNewsByUrl, getNewsByUrl.path.replace('{url}', url))
      return [data.newsId, data.newsURL]
    }
    await move(1, 'mot-moi')
    await move(1, 'mot-moi-nua')
    expect([await at('mot'), await at('mot-moi'), await at('mot-moi-nua')]).toEqual(
      Array.from({ length: 3 }, () => [1, 'mot-moi-nua']),
    )
    expect((await refusal(app, '/api/staff/news/2', body('mot-moi-nua'))).status).toBe(409)
    expect((await refusal(app, '/api/staff/news/2', body('123'))).status).toBe(400)
    await move(2, 'mot')
    expect([await at('mot'), await at('hai')]).toEqual([
      [2, 'mot'],
      [2, 'mot'],
    ])
    await move(1, 'mot-moi')
    expect(await at('mot-moi')).toEqual([1, 'mot-moi'])
  },
)
