import type { ImportField } from '@/contract/staff/import-records'

/** How one system writes what it exports. */
export type Preset = {
  id: string
  name: string
  /** Headings that together only this system uses. */
  signs: readonly string[]
  columns: Readonly<Record<string, ImportField | null>>
  /** Headings with a part of their own, such as the name of a warehouse. */
  patterns?: readonly (readonly [RegExp, ImportField])[]
  /** Weights are kilograms unless their heading says otherwise. */
  isKilograms?: true
  /** A point parts fractions, so `95.000` may be 95. */
  isDecimal?: true
  /** Names a book where it has neither ISBN nor number of its own, and whose rows belong together. */
  ownKey?: string
  /** The heading beside the weight that says its unit. */
  weightUnit?: string
  /** The price before a reduction is 0, or below the price itself, where there is none. */
  hasComparePrice?: true
  /** Headings of prices without tax. */
  untaxed?: readonly string[]
  /** Several categories of one book stand side by side: the first the shop knows counts. */
  hasManyCategories?: true
}

/** Systems that write tables of books, each as it exports them. */
export const knownSystems: readonly Preset[] = [
  {
    id: 'kiotviet',
    name: 'KiotViet',
    signs: ['ma hang', 'ten hang', 'nhom hang(3 cap)'],
    columns: {
      'loai hang': null,
      'nhom hang(3 cap)': 'category',
      'nhom hang': 'category',
      'ma hang': 'sku',
      'ma vach': 'isbn',
      'ten hang': 'productName',
      'ten hang hoa': 'productName',
      'thuong hieu': 'publisher',
      'gia ban': 'price',
      'gia von': null,
      'ton kho': 'stock',
      'kh dat': null,
      dvt: null,
      'hinh anh (url1,url2...)': 'images',
      'hinh anh': 'images',
      'trong luong': 'weight',
      'dang kinh doanh': 'isActive',
      'mo ta': 'description',
    },
    isKilograms: true,
  },
  {
    id: 'shopify',
    name: 'Shopify',
    signs: ['handle', 'title', 'variant price'],
    columns: {
      handle: null,
      title: 'productName',
      'body (html)': 'description',
      vendor: 'publisher',
      type: 'category',
      tags: null,
      status: 'isActive',
      'variant sku': 'sku',
      'variant grams': 'weight',
      'variant inventory qty': 'stock',
      'variant price': 'priceSale',
      'variant compare at price': 'price',
      'variant barcode': 'isbn',
      'image src': 'images',
      published: null,
    },
    isDecimal: true,
    hasComparePrice: true,
    ownKey: 'handle',
  },
  {
    id: 'shopify-2',
    name: 'Shopify',
    signs: ['url handle', 'title', 'compare-at price'],
    columns: {
      'url handle': null,
      title: 'productName',
      description: 'description',
      vendor: 'publisher',
      type: 'category',
      status: 'isActive',
      sku: 'sku',
      'weight value (grams)': 'weight',
      'inventory quantity': 'stock',
      price: 'priceSale',
      'compare-at price': 'price',
      barcode: 'isbn',
      'product image url': 'images',
      'image source': 'images',
      tags: null,
      'cost per item': null,
    },
    isDecimal: true,
    hasComparePrice: true,
    ownKey: 'url handle',
  },
  {
    id: 'woocommerce',
    name: 'WooCommerce',
    signs: ['sku', 'regular price', 'visibility in catalog'],
    columns: {
      sku: 'sku',
      'gtin, upc, ean, or isbn': 'isbn',
      name: 'productName',
      published: 'isActive',
      description: 'description',
      'short description': null,
      'regular price': 'price',
      'sale price': 'priceSale',
      stock: 'stock',
      'in stock?': null,
      categories: 'category',
      images: 'images',
      'weight (kg)': 'weight',
      'weight (g)': 'weight',
      'weight (lbs)': 'weight',
      'weight (oz)': 'weight',
    },
    isDecimal: true,
    isKilograms: true,
    hasManyCategories: true,
  },
  {
    id: 'prestashop',
    name: 'PrestaShop',
    signs: ['active (0/1)', 'name', 'tax rules id'],
    columns: {
      'active (0/1)': 'isActive',
      name: 'productName',
      'categories (x,y,z...)': 'category',
      'categories (x;y;z...)': 'category',
      'price tax included': 'price',
      'price tax excluded or price tax included': 'price',
      'price tax excluded': 'price',
      'wholesale price': null,
      'unit price': null,
      'supplier reference #': null,
      'reference #': 'sku',
      reference: 'sku',
      ean13: 'isbn',
      isbn: 'isbn',
      quantity: 'stock',
      manufacturer: 'publisher',
      weight: 'weight',
      description: 'description',
      'image urls (x,y,z...)': 'images',
      'image urls (x;y;z...)': 'images',
    },
    untaxed: ['price tax excluded'],
    isDecimal: true,
    isKilograms: true,
    hasManyCategories: true,
  },
  {
    id: 'haravan',
    name: 'Haravan',
    signs: ['ten', 'ma phien ban san pham', 'gia so sanh'],
    columns: {
      url: null,
      ten: 'productName',
      'mo ta': 'description',
      'trich dan': null,
      hang: 'publisher',
      'loai san pham': 'category',
      'hien thi': 'isActive',
      'ma phien ban san pham': 'sku',
      'khoi luong': 'weight',
      'so luong ton kho': 'stock',
      gia: 'priceSale',
      'gia so sanh': 'price',
      barcode: 'isbn',
      'link hinh': 'images',
    },
    hasComparePrice: true,
    ownKey: 'url',
  },
  {
    id: 'sapo',
    name: 'Sapo',
    signs: ['ten san pham', 'ma sku', 'nhan hieu', 'don vi khoi luong'],
    columns: {
      'ten san pham': 'productName',
      'loai san pham': 'category',
      'ma loai san pham': 'category',
      'mo ta san pham': 'description',
      'mo ta ngan': null,
      'nhan hieu': 'publisher',
      'hien thi': 'isActive',
      'ma sku': 'sku',
      barcode: 'isbn',
      'khoi luong': 'weight',
      'anh dai dien': 'images',
      gia: 'priceSale',
      'gia so sanh': 'price',
      'gia von': null,
    },
    patterns: [
      [/^(?:lc_)?.+_ton kho(?: ban dau)?$/, 'stock'],
      [/^pl_gia ban le$/, 'priceSale'],
    ],
    weightUnit: 'don vi khoi luong',
    hasComparePrice: true,
  },
  {
    id: 'sapo-web',
    name: 'Sapo',
    signs: ['duong dan / alias', 'ten san pham', 'ma (sku)'],
    columns: {
      'duong dan / alias': null,
      'ten san pham': 'productName',
      'noi dung': 'description',
      'nha cung cap': 'publisher',
      loai: 'category',
      'hien thi': 'isActive',
      'ma (sku)': 'sku',
      'so luong': 'stock',
      gia: 'priceSale',
      'gia so sanh': 'price',
      'ma vach(barcode)': 'isbn',
      'anh dai dien': 'images',
      'can nang': 'weight',
    },
    weightUnit: 'don vi can nang',
    hasComparePrice: true,
    ownKey: 'duong dan / alias',
  },
]
