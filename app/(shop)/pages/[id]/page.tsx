import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { landingMetadata } from '@/app/(shop)/landing-metadata'
import { LandingView } from '@/components/pages/landing-view'
import { findLandingPage } from '@/lib/pages/find-landing-page'

type Props = { params: Promise<{ id: string }> }

async function load({ params }: Props) {
  await connection()
  return (await findLandingPage((await params).id)) ?? notFound()
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  landingMetadata(await load(props))

export default async function GenericPage(props: Props) {
  return <LandingView page={await load(props)} />
}
