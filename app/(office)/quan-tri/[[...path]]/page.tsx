import { OfficeScreen } from '@/components/office/office-screen'

export default async function OfficePage({ params }: PageProps<'/quan-tri/[[...path]]'>) {
  const { path = [] } = await params
  return <OfficeScreen path={path.map(decodeURIComponent)} />
}
