import type { Handout } from '@/backend/seed/learning/handouts/handout'
import { kiNang } from '@/backend/seed/learning/handouts/ki-nang'
import { tieuHoc } from '@/backend/seed/learning/handouts/tieu-hoc'
import { trungHocCoSo } from '@/backend/seed/learning/handouts/trung-hoc-co-so'
import { trungHocPhoThong } from '@/backend/seed/learning/handouts/trung-hoc-pho-thong'

export const handouts: Handout[] = [...tieuHoc, ...trungHocCoSo, ...trungHocPhoThong, ...kiNang]

/** Where a handout lies below `<dataDir>/media`; readers get it by its number, so that sold courses keep theirs. */
export const handoutFile = (handout: Handout) => `handouts/${handout.name}.pdf`
