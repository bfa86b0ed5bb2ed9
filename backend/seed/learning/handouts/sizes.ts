/**
 * Bytes of the drawn sheets. Drawing them takes seconds, which the first start of the shop does not have; a test keeps
 * these numbers true.
 */
export const handoutSizes: Record<string, number> = {
  'toan-1-dem-den-10': 83511,
  'toan-1-cong-tru-10': 76052,
  'tieng-viet-1-g-gh': 80765,
  'luyen-viet-net-thang': 66773,
  'toan-3-bang-nhan': 91337,
  'toan-3-chu-vi': 84169,
  'tieng-viet-3-dau-cau': 85478,
  'toan-5-phan-tram': 86142,
  'tieng-viet-5-quan-sat': 65786,
  'lich-su-5-moc-thoi-gian': 75111,
  'toan-6-uoc-boi': 100118,
  'ngu-van-6-luc-bat': 101285,
  'khtn-6-tach-hon-hop': 90765,
  'toan-9-rut-gon': 78269,
  'ngu-van-9-ngung-bich': 78593,
  'thi-10-hinh': 78408,
  'toan-10-parabol': 79617,
  'vat-li-10-cong-thuc': 88285,
  'hoa-10-lien-ket': 89941,
  'toan-12-bang-dao-ham': 75443,
  'ngu-van-12-khung-doan': 79509,
  'so-doc-mot-trang': 77377,
  'trang-vo-ba-phan': 47860,
}
