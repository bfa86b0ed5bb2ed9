import { accountData } from './accounts'
import { invoiceData } from './invoices'
import { learningData } from './learning'
import { moneyData } from './money'
import { orderData } from './orders'
import { parcelData } from './parcels'
import type { PersonalTable } from './personal-table'
import { promotionData } from './promotions'
import { returnData } from './returns'
import { sentMessages } from './sent-messages'
import { systemData } from './system'

/** Every column that tells of a person. Export, erasure, the retention job and docs/personal-data.md derive from it. */
export const personalData: readonly PersonalTable[] = [
  ...accountData,
  ...learningData,
  ...orderData,
  ...moneyData,
  ...invoiceData,
  ...parcelData,
  ...promotionData,
  ...returnData,
  ...sentMessages,
  ...systemData,
]

/** Tables without a word about anybody: what the shop sells, teaches and shows, and how it counts its stock. */
export const impersonalTables: readonly string[] = [
  'app_meta',
  'asset',
  'asset_chapter',
  'asset_sub_chapter',
  'category',
  'course',
  'course_category',
  'course_chapter',
  'district',
  'examination',
  'examination_question',
  'flash_sale',
  'flash_sale_item',
  'import_column',
  'import_job',
  'import_part',
  'import_row',
  'intro_item',
  'parcel_step',
  'parcel_line',
  'inventory',
  'ledger_entry',
  'lesson',
  'lesson_attachment',
  'news',
  'news_former_url',
  'news_tag',
  'page',
  'picture',
  'picture_source',
  'price_step',
  'product',
  'product_image',
  'province',
  'question',
  'question_answer',
  'redirect_rule',
  'shipping_quote',
  'carrier_ward',
  'cod_statement',
  'search_miss',
  'search_word',
  'shipping_rate',
  'shop_setting',
  'site_logo',
  'stock_hold',
  'stock_movement',
  'text_state',
  'text_version',
  'voucher',
  'ward',
  'ward_change',
]
