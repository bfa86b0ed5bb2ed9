'use client'

import { lazy } from 'react'
import type { LogoView } from '@/components/layout/logo'

const load = () => import('@/components/layout/not-found-view')
const View = lazy(() => load().then((found) => ({ default: found.NotFoundView })))
const BareView = lazy(() => load().then((found) => ({ default: found.BareNotFoundView })))

// Next sends the not-found view with every page; loaded lazily it costs nothing until it is shown.
export const LazyNotFound = () => <View />
export const LazyBareNotFound = (props: { shop: string; logo: LogoView }) => <BareView {...props} />
