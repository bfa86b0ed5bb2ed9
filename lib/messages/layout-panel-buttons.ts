/** What opens the panels; their own words come with them. */
export const layoutPanelButtons = {
  settings: 'Giao diện',
  settingsSign: 'Aa',
  quick: 'Bảng nhanh',
  loadFailed: 'Chưa mở được bảng này. Kiểm tra kết nối rồi thử lại.',
} as const
