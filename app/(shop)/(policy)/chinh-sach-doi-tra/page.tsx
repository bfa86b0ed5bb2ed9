import { PolicyPage, policyMetadata } from '@/app/(shop)/(policy)/policy-page'

export const generateMetadata = () => policyMetadata('returns')

export default function Page() {
  return <PolicyPage policy="returns" />
}
