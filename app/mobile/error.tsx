'use client'

import { FailureView } from '@/components/layout/failure-view'

export default FailureView
