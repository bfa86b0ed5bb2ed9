'use client'

import { Button } from '@/components/ui/button'
import { exam } from '@/lib/messages/exams'

export const PrintAttempt = () => (
  <Button variant="quiet" icon="print" className="print-attempt" onClick={() => window.print()}>
    {exam.review.print}
  </Button>
)
