'use client'

import '@/components/shelf/cloth-layer.css'

/** Brings along how words and ornaments are set on cloth. */
export const ClothWords = () => null
