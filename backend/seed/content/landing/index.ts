import { gocDocCoDien } from '@/backend/seed/content/landing/goc-doc-co-dien'
import { onThiVao10 } from '@/backend/seed/content/landing/on-thi-vao-10'
import type { LandingPage } from '@/backend/seed/content/landing/page'
import { tuSachGiaDinh } from '@/backend/seed/content/landing/tu-sach-gia-dinh'
import { tuuTruong } from '@/backend/seed/content/landing/tuu-truong'

export const landingPages: LandingPage[] = [tuuTruong, gocDocCoDien, tuSachGiaDinh, onThiVao10]
