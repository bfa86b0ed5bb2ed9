/** The invented houses whose names stand on the books. */
export const houses = {
  'hien-co': { name: 'Nhà xuất bản Hiên Cổ', initials: 'HC' },
  'them-gach': { name: 'Nhà xuất bản Thềm Gạch', initials: 'TG' },
  'cau-vuon': { name: 'Nhà xuất bản Cau Vườn', initials: 'CV' },
  'ben-muc': { name: 'Nhà xuất bản Bến Mực', initials: 'BM' },
} as const

export type HouseKey = keyof typeof houses
