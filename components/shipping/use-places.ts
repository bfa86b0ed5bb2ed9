'use client'

import { useQuery } from '@tanstack/react-query'
import { getUserApp } from '@/contract/shop/accounts'
import { listFormerWards } from '@/contract/shop/shipping'
import { call } from '@/lib/api/browser'

export type Place = { cityId: number; districtId: number; wardId: number }

/** A city without its ward: the lists stand open, since it was chosen from them. */
export const isBegun = ({ cityId, wardId }: Place) => cityId > 0 && wardId === 0

const HOUR = 3_600_000

/** Every city, district and ward. */
export const usePlaces = () =>
  useQuery({
    queryKey: ['places'],
    queryFn: async () => {
      const { data } = await call(getUserApp)
      return { cities: data.cities, districts: data.districts, wards: data.wards }
    },
    staleTime: HOUR,
    gcTime: HOUR,
    networkMode: 'always',
  })

/** What wards were called before July 2025; an upstream may not know. */
export const useFormerWards = (isWanted: boolean) =>
  useQuery({
    queryKey: ['former-wards'],
    queryFn: async () => (await call(listFormerWards)).data,
    enabled: isWanted,
    retry: false,
    staleTime: HOUR,
    gcTime: HOUR,
    networkMode: 'always',
  })
