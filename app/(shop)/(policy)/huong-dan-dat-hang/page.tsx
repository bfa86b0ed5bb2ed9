import { PolicyPage, policyMetadata } from '@/app/(shop)/(policy)/policy-page'

export const generateMetadata = () => policyMetadata('orderingGuide')

export default function Page() {
  return <PolicyPage policy="orderingGuide" />
}
