import { useInput, useRecordContext } from 'ra-core'
import { useState } from 'react'
import { ProductPicker } from '@/components/office/products/product-picker'
import { Button } from '@/components/ui/button'
import type { StaffCourse } from '@/contract/staff/courses'
import { officeCourses as texts } from '@/lib/messages/office-courses'

/** The product that sells the course, found by its name. */
export function CourseProductField({ source }: { source: string }) {
  const { field } = useInput<number | null>({ source })
  const record = useRecordContext<StaffCourse>()
  const [picked, setPicked] = useState<string | null>(null)
  const productId: number | null = typeof field.value === 'number' ? field.value : null
  const name = picked ?? record?.productName ?? ''
  if (productId !== null) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>
          <span className="block text-sm font-semibold">{texts.fields.productId}</span>
          {name}
        </p>
        <Button variant="quiet" size="sm" onClick={() => field.onChange(null)}>
          {texts.unlink}
        </Button>
      </div>
    )
  }
  return (
    <ProductPicker
      label={texts.findProduct}
      chosen={[]}
      onPick={(product) => {
        setPicked(product.productName)
        field.onChange(product.id)
      }}
    />
  )
}
