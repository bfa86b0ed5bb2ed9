'use client'

import { FailureView } from '@/components/layout/error-view'

export default FailureView
