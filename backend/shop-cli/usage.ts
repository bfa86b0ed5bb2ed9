import { carrierWardCommands } from '@/backend/shop-cli/commands/carrier-wards'
import { newsCommands } from '@/backend/shop-cli/commands/news'
import { orderCommands } from '@/backend/shop-cli/commands/orders'
import { pageCommands } from '@/backend/shop-cli/commands/pages'
import { parcelCommands } from '@/backend/shop-cli/commands/parcels'
import { productCommands } from '@/backend/shop-cli/commands/products'
import { voucherCommands } from '@/backend/shop-cli/commands/vouchers'

/** Those that ask a running shop. */
export const staffCommands = [
  orderCommands,
  parcelCommands,
  carrierWardCommands,
  productCommands,
  newsCommands,
  pageCommands,
  voucherCommands,
]

/** The help. */
export const usage = `Cách dùng: npm run shop -- <lệnh>
${staffCommands.map((commands) => commands.usage).join('')}

  backup <thư mục>                          sao lưu cơ sở dữ liệu và hình ảnh
  restore <thư mục>                         khôi phục vào một cơ sở dữ liệu trống
  role <email> user|staff|admin|<vai trò>   mời ai đó vào văn phòng bằng thư (user: thôi vai trò)
                                            (sales,warehouse,finance,editor,teacher,support)
  check                                     kiểm tra kho, đơn hàng, mã giảm giá có khớp nhau
  affiliate <email> confirm|stop            xác nhận hay dừng một cộng tác viên đã cho biết mình là ai
  personal-data subscribers                 email của ai đang đồng ý nhận thư giới thiệu
  personal-data export <email> [tệp.zip]    xuất mọi dữ liệu về một người
  personal-data erase <email>               xóa dữ liệu về một người; sổ sách vẫn khớp
Các lệnh này chạy trên chính máy chủ, theo DATABASE_URL và DATA_DIR.

Trạng thái: 2 đã xác nhận, 3 đang đóng gói, 4 đang giao, 5 đã giao, 6 hoàn trả, 7 hủy.
Đăng nhập bằng SHOP_STAFF_EMAIL và SHOP_STAFF_PASSWORD (và SHOP_STAFF_CODE, mã xác thực hai bước); máy chủ ở SHOP_API_URL
(mặc định http://127.0.0.1:4000).`
