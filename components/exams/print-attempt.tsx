'use client'

import { Button } from '@/components/ui/button'
import { exams } from '@/lib/messages/exams'

export const PrintAttempt = () => (
  <Button variant="quiet" icon="print" className="print-attempt" onClick={() => window.print()}>
    {exams.review.print}
  </Button>
)
