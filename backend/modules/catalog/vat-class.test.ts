import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { vatClassesOf } from '@/backend/modules/catalog/vat-class'
import { databaseTest } from '@/backend/platform/db/testing'
import { staffApp } from '@/backend/testing/office'
import { addProduct, openShop } from '@/backend/testing/shop'
import { ask } from '@/backend/testing/test-app'
import { staffCategories } from '@/contract/staff/categories'
import { staffProducts } from '@/contract/staff/products'

databaseTest(
  'a product is taxed as it says itself, else as its category, else as its kind usually is',
  async ({ db }) => {
    await openShop(db)
    await addProduct(db, { id: 1, categoryId: 2 })
    await addProduct(db, { id: 2, categoryId: 3 })
    await db.update(product).set({ objectType: 1 }).where(eq(product.id, 2))
    const { app, by, get } = staffApp({ db })
    const classes = async () => Object.fromEntries(await vatClassesOf(db, [1, 2]))
    expect(await classes()).toEqual({ 1: 'reduced', 2: 'standard' })

    const textbooks = by('editor', { vatClass: 'exempt' }, 'PATCH')
    await ask(app, staffCategories.change, '/api/staff/categories/1', textbooks)
    expect(await classes()).toEqual({ 1: 'exempt', 2: 'standard' })
    const read = async () => (await ask(app, staffProducts.read, '/api/staff/products/1', get)).data
    expect(await read()).toMatchObject({ vatClass: null, usualVatClass: 'exempt' })

    const own = by('editor', { vatClass: 'reduced' }, 'PATCH')
    await ask(app, staffProducts.change, '/api/staff/products/1', own)
    expect(await classes()).toEqual({ 1: 'reduced', 2: 'standard' })
    expect(await read()).toMatchObject({ vatClass: 'reduced', usualVatClass: 'exempt' })
  },
)
