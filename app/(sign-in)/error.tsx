'use client'

import { ErrorView } from '@/components/layout/error-view'

export default ErrorView
